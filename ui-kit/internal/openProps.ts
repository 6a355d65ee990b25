/** The props by which what a part opens is opened and closed. */
export interface OpenProps {
  /** Whether it is open, when its owner holds that. */
  open?: boolean | undefined;
  /** Whether it is open at the start. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
