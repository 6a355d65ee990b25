const PACKAGE = /^(?:.*node_modules\/)?@vikari\/ui-kit(?:\/(?<path>.*))?$/u;
/** Folders of the package that are not entries. */
const INSIDE = new Set(['dist', 'internal', 'docs', 'codemods', 'node_modules']);
const STYLE_SHEET = /^(?:[A-Z]\w*\/)?(?:styles|tokens|reset|fonts)\.css$/u;

/** Whether others may import it: an entry, a language of `texts`, a part of `theme`, a style sheet. */
function isOpen(source, path) {
  if (source.includes('node_modules/') || path === undefined) return false;
  if (STYLE_SHEET.test(path) || /^fonts\/[^/]+$/u.test(path)) return true;
  if (/^(?:texts|theme|tokens)\/[\w.-]+$/u.test(path)) return !/\.[jt]sx?$/u.test(path);
  return !path.includes('/') && !INSIDE.has(path) && !/\.(?:[jt]sx?|css)$/u.test(path);
}

/** The entry of a component that is written in the path, such as `dist/Button/Button.js`. */
const entryOf = (path = '') => /(?:^|\/)([A-Z]\w*)(?:\/|$)/u.exec(path)?.[1];

/** Files inside the package move without notice; its entries do not. */
export const noDeepImports = {
  meta: {
    type: 'problem',
    hasSuggestions: true,
    docs: { description: 'Import the kit by its entries.' },
    schema: [],
    messages: {
      deep: "'{{source}}' is not an entry of the kit: import '@vikari/ui-kit/Button', 'theme', 'texts/en', a style sheet.",
      entry: "Import '{{entry}}'.",
    },
  },
  create(context) {
    function check(node) {
      const source = node?.type === 'Literal' ? node.value : undefined;
      const match = typeof source === 'string' ? PACKAGE.exec(source) : null;
      if (!match || isOpen(source, match.groups.path)) return;
      const component = entryOf(match.groups.path);
      const entry = `@vikari/ui-kit/${component}`;
      context.report({
        node,
        messageId: 'deep',
        data: { source },
        suggest: component
          ? [
              {
                messageId: 'entry',
                data: { entry },
                fix: (fixer) =>
                  fixer.replaceTextRange([node.range[0] + 1, node.range[1] - 1], entry),
              },
            ]
          : [],
      });
    }
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      CallExpression(node) {
        if (node.callee.name === 'require') check(node.arguments[0]);
      },
    };
  },
};
