import type { ComponentPropsWithRef } from 'react';

export interface PostFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'hidden'> {
  /**
   * Where it is posted without a script: an address of the server's `registerFormRoute`. A form
   * without one is answered by a page that says that it needs a script.
   */
  action?: string | undefined;
  /** Values that are posted with it; those that are null are left out. */
  hidden?: Readonly<Record<string, string | null>> | undefined;
  /** Does with a script what the post does without one; absent where the form is always posted. */
  onPost?: (() => void) | undefined;
}

/**
 * A form that is posted as it is: hidden values, and a button. It never submits by GET, which would
 * put its values into the address.
 */
export function PostForm({ hidden = {}, onPost, children, ...rest }: PostFormProps) {
  return (
    <form
      {...(onPost && {
        onSubmit(event) {
          event.preventDefault();
          onPost();
        },
      })}
      {...rest}
      method="post"
    >
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
