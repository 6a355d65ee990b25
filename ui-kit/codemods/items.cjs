/**
 * Lists take `items` since 0.1.0. The older names still work; this writes the new ones.
 *
 *   npx jscodeshift --parser tsx --extensions tsx,jsx,ts,js -t node_modules/@vikari/ui-kit/codemods/items.cjs src
 */

/** The older name of each component's list. */
const OLDER_NAMES = {
  ChatList: 'chats',
  CheckAnswers: 'answers',
  ContentsList: 'headings',
  ErrorSummary: 'errors',
  LinkTabs: 'tabs',
  ProgressSteps: 'steps',
  RequirementList: 'requirements',
  Stepper: 'steps',
  Tabs: 'tabs',
  TaskList: 'tasks',
  Timeline: 'events',
};

/** The component that a file imports from the kit, by the name that it has in the file. */
function componentsOf(j, root) {
  const found = new Map();
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    const folder = /^@vikari\/ui-kit\/(\w+)$/.exec(String(node.source.value))?.[1];
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.name !== folder) continue;
      found.set((specifier.local ?? specifier.imported).name, folder);
    }
  });
  return found;
}

module.exports = function items({ source }, { jscodeshift: j }) {
  const root = j(source);
  const components = componentsOf(j, root);
  let changed = false;
  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const older = OLDER_NAMES[components.get(node.name.name)];
    for (const attribute of node.attributes ?? []) {
      if (older === undefined || attribute.type !== 'JSXAttribute') continue;
      if (attribute.name.name !== older) continue;
      attribute.name.name = 'items';
      changed = true;
    }
  });
  return changed ? root.toSource({ quote: 'single' }) : undefined;
};

module.exports.OLDER_NAMES = OLDER_NAMES;
