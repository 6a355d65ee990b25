import { mapKit } from './openKit.ts';
import { isOwn, literalsOf, membersOf } from './source.ts';

/**
 * The props whose values a type error would not say, since their union has a name: "is not assignable
 * to type 'ButtonVariant'". The compiler writes types in errors as it does here.
 */
export function readHiddenUnions(): string[] {
  return mapKit(({ checker, propsTypes }) =>
    propsTypes.flatMap((symbol) =>
      membersOf(checker.getDeclaredTypeOfSymbol(symbol))
        .flatMap((member) => checker.getPropertiesOfType(member))
        .filter(isOwn)
        .flatMap((property) => {
          const type = checker.getTypeOfSymbol(property);
          const given = type && checker.getNonNullableType(type);
          if (!given || literalsOf(checker, given) === null) return [];
          const text = checker.typeToString(type);
          return /^[A-Z]/u.test(text) ? [`${symbol.name}.${property.name}: ${text}`] : [];
        }),
    ),
  ).flat();
}
