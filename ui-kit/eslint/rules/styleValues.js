/** Attributes and properties that hold styles. */
const STYLE_NAMES = new Set(['sx', 'style', 'css', 'styles', 'styleOverrides']);

/** Functions that are called with styles, or that a template of CSS is given to. */
const STYLE_FUNCTIONS = new Set([
  'styled',
  'css',
  'keyframes',
  'createGlobalStyle',
  'injectGlobal',
]);

const nameOf = (node) => node?.name ?? node?.value;

/** The first name of `styled.div`, `styled(Button)`, `styled(Button, {…})`, `css`. */
function functionName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return functionName(node.object);
  return node.type === 'CallExpression' ? functionName(node.callee) : undefined;
}

/** What a `const` of the same file was set to. */
function constantOf(context, node) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (!variable) continue;
    const [definition] = variable.defs;
    return definition?.parent?.kind === 'const' ? definition.node.init : undefined;
  }
  return undefined;
}

/**
 * Listeners that hand every text of a style to `visit`, once: the keys and values of objects, of
 * constants of the same file, of functions of the theme, and templates of CSS.
 *
 * @param visit - gets `{ node, text, property, isKey }`; `property` is undefined in a template of CSS.
 */
export function styleListeners(context, visit) {
  const seen = new Set();

  function texts(node, property, isKey = false) {
    if (!node || seen.has(node)) return;
    seen.add(node);
    const each = (nodes, name = property) => {
      for (const one of nodes) texts(one, name, isKey);
    };
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') visit({ node, text: node.value, property, isKey });
        break;
      case 'TemplateLiteral':
        for (const quasi of node.quasis) {
          visit({ node: quasi, text: quasi.value.raw, property, isKey });
        }
        each(node.expressions);
        break;
      case 'TaggedTemplateExpression':
        texts(node.quasi, undefined);
        break;
      case 'ObjectExpression':
        for (const member of node.properties) {
          if (member.type !== 'Property') each([member.argument]);
          else {
            if (member.key.type !== 'Identifier' || member.computed) {
              texts(member.key, property, true);
            }
            texts(member.value, member.computed ? property : String(nameOf(member.key)));
          }
        }
        break;
      case 'ArrayExpression':
        each(node.elements);
        break;
      case 'ConditionalExpression':
        each([node.consequent, node.alternate]);
        break;
      case 'LogicalExpression':
        each(node.operator === '&&' ? [node.right] : [node.left, node.right]);
        break;
      case 'BinaryExpression':
        if (node.operator === '+') each([node.left, node.right]);
        break;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        each([node.body]);
        break;
      case 'BlockStatement':
        each(node.body);
        break;
      case 'IfStatement':
        each([node.consequent, node.alternate]);
        break;
      case 'ReturnStatement':
        each([node.argument]);
        break;
      case 'CallExpression':
        // Words that a function is given are not the value of this property, its colours may be
        each(node.arguments, property === undefined ? undefined : '');
        break;
      case 'Identifier':
        if (!isKey) texts(constantOf(context, node), property);
        break;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        each([node.expression]);
        break;
    }
  }

  return {
    JSXAttribute(node) {
      if (STYLE_NAMES.has(node.name.name)) texts(node.value, '');
    },
    Property(node) {
      if (STYLE_NAMES.has(nameOf(node.key))) texts(node.value, '');
    },
    CallExpression(node) {
      if (!STYLE_FUNCTIONS.has(functionName(node.callee))) return;
      // The first call of `styled(Button)({…})` names an element
      if (node.callee.type === 'Identifier' && node.callee.name === 'styled') return;
      for (const argument of node.arguments) texts(argument, '');
    },
    TaggedTemplateExpression(node) {
      if (STYLE_FUNCTIONS.has(functionName(node.tag))) texts(node.quasi, undefined);
    },
  };
}
