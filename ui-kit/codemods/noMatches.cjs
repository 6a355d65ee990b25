/**
 * 0.2.0, breaking: `noMatches` of `MultiSelect` and `FilterBarCombobox` is a function of what was typed.
 * A text that is written in `labels` becomes a function that returns it.
 *
 *   npx jscodeshift --parser tsx --extensions tsx,jsx,ts,js -t node_modules/@vikari/ui-kit/codemods/noMatches.cjs src
 */

const COMPONENTS = ['MultiSelect', 'FilterBarCombobox'];

/** The local names of the two components in a file. */
function namesOf(j, root) {
  const names = new Set();
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const folder = /^@vikari\/ui-kit\/(\w+)$/.exec(String(node.source.value))?.[1];
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier' || !COMPONENTS.includes(folder)) continue;
      if (specifier.imported.name === folder) {
        names.add((specifier.local ?? specifier.imported).name);
      }
    }
  });
  return names;
}

const isText = ({ type }) => type === 'TemplateLiteral' || type === 'StringLiteral';

module.exports = function noMatches({ source }, { jscodeshift: j }) {
  const root = j(source);
  const names = namesOf(j, root);
  let changed = false;
  root
    .find(j.JSXOpeningElement, ({ name }) => names.has(name.name))
    .find(j.JSXAttribute, ({ name }) => name.name === 'labels')
    .find(j.ObjectProperty, ({ key, value }) => key.name === 'noMatches' && isText(value))
    .forEach(({ node }) => {
      node.value = j.arrowFunctionExpression([], node.value);
      changed = true;
    });
  return changed ? root.toSource({ quote: 'single' }) : undefined;
};
