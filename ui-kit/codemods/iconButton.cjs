/**
 * 0.2.0, breaking: `variant` of `IconButton` has the names that `Button` has. Texts in the attribute are
 * rewritten, also those between which it chooses.
 *
 *   npx jscodeshift --parser tsx --extensions tsx,jsx,ts,js -t node_modules/@vikari/ui-kit/codemods/iconButton.cjs src
 */

/** What each older variant is called now. */
const VARIANTS = { filled: 'primary', outlined: 'secondary', plain: 'quiet' };

/** The names that the component has in a file. */
function namesOf(j, root) {
  const names = new Set();
  root
    .find(j.ImportDeclaration, ({ source }) => source.value === '@vikari/ui-kit/IconButton')
    .find(j.ImportSpecifier, ({ imported }) => imported.name === 'IconButton')
    .forEach(({ node }) => {
      names.add((node.local ?? node.imported).name);
    });
  return names;
}

module.exports = function iconButton({ source }, { jscodeshift: j }) {
  const root = j(source);
  const names = namesOf(j, root);
  let written = source;
  let moved = 0;
  root
    .find(j.JSXOpeningElement, ({ name }) => names.has(name.name))
    .find(j.JSXAttribute, ({ name }) => name.name === 'variant')
    .find(j.StringLiteral, ({ value }) => Object.hasOwn(VARIANTS, value))
    .forEach(({ node }) => {
      // Between its quotes, which stay: recast would write one kind of them
      const newer = VARIANTS[node.value];
      const [start, end] = [node.start + 1 + moved, node.end - 1 + moved];
      written = written.slice(0, start) + newer + written.slice(end);
      moved += newer.length - node.value.length;
    });
  return written === source ? undefined : written;
};

module.exports.VARIANTS = VARIANTS;
