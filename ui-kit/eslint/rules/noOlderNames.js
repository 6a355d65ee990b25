// The renames are written once, beside the codemod that makes them in all files at once
import iconButton from '../../codemods/iconButton.cjs';
import items from '../../codemods/items.cjs';

const TAKE_A_FUNCTION = new Set(['MultiSelect', 'FilterBarCombobox']);

const isText = ({ type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** Names and values of an older version of the kit. */
export const noOlderNames = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    docs: { description: "Write the names of this version's props." },
    schema: [],
    messages: {
      older: "'{{older}}' of {{component}} is called 'items' now.",
      variant: "The variant '{{older}}' of IconButton is called '{{newer}}' now, as Button's.",
      text: "'noMatches' of {{component}} is a function of what was typed.",
    },
  },
  create(context) {
    /** The component of the kit that a name of this file stands for. */
    const components = new Map();

    /** A text, or one of those between which a condition chooses. */
    function checkVariant(value) {
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (expression?.type === 'ConditionalExpression') {
        checkVariant(expression.consequent);
        checkVariant(expression.alternate);
      }
      const older = expression?.value;
      if (typeof older !== 'string' || !Object.hasOwn(iconButton.VARIANTS, older)) return;
      const newer = iconButton.VARIANTS[older];
      context.report({
        node: expression,
        messageId: 'variant',
        data: { older, newer },
        fix: (fixer) => fixer.replaceText(expression, expression.raw.replace(older, newer)),
      });
    }

    function checkNoMatches(attribute, component) {
      const labels = attribute.value?.expression;
      if (labels?.type !== 'ObjectExpression') return;
      for (const { key, value } of labels.properties) {
        if ((key?.name ?? key?.value) !== 'noMatches' || !isText(value)) continue;
        context.report({
          node: value,
          messageId: 'text',
          data: { component },
          fix: (fixer) => fixer.insertTextBefore(value, '() => '),
        });
      }
    }

    return {
      ImportDeclaration({ source, specifiers }) {
        const folder = /^@vikari\/ui-kit\/(\w+)$/u.exec(String(source.value))?.[1];
        for (const { type, imported, local } of specifiers) {
          if (type === 'ImportSpecifier' && imported.name === folder) {
            components.set(local.name, folder);
          }
        }
      },
      JSXOpeningElement(node) {
        const component = components.get(node.name.name);
        if (component === undefined) return;
        const older = items.OLDER_NAMES[component];
        const names = node.attributes.map((attribute) => attribute.name?.name);
        for (const attribute of node.attributes) {
          const name = attribute.name?.name;
          if (name === undefined) continue;
          if (name === older) {
            context.report({
              node: attribute.name,
              messageId: 'older',
              data: { older, component },
              // Beside `items` it would be there twice
              fix: (fixer) =>
                names.includes('items') ? null : fixer.replaceText(attribute.name, 'items'),
            });
          }
          if (name === 'variant' && component === 'IconButton') checkVariant(attribute.value);
          if (name === 'labels' && TAKE_A_FUNCTION.has(component)) {
            checkNoMatches(attribute, component);
          }
        }
      },
    };
  },
};
