import { existsSync, readdirSync } from 'node:fs';
import { API, type Checker, type Program, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import { kit, root, target } from './source.ts';

/** A folder of the kit that is a component. */
interface KitFolder {
  checker: Checker;
  program: Program;
  /** `Button` */
  folder: string;
  /** Its exported props types. */
  propsTypes: readonly TsSymbol[];
}

/** Calls back with each folder of the kit, read with TypeScript, in the order of the alphabet. */
export function mapKit<Result>(read: (folder: KitFolder) => Result): Result[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] });
    const project = snapshot.getProject(`${root}tsconfig.json`) ?? snapshot.getProjects()[0];
    if (!project) throw new Error('TypeScript did not open tsconfig.json.');
    const { checker, program } = project;
    const folders = readdirSync(kit).filter(
      (name) => /^[A-Z]/u.test(name) && existsSync(`${kit}${name}/index.ts`),
    );
    return folders.sort().map((folder) => {
      const file = program.getSourceFile(`${kit}${folder}/index.ts`);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`TypeScript does not know ui-kit/${folder}/index.ts.`);
      const propsTypes = checker
        .getExportsOfModule(module)
        .filter(({ name }) => name.endsWith('Props'))
        .map((symbol) => target(checker, symbol));
      return read({ checker, program, folder, propsTypes });
    });
  } finally {
    api.close();
  }
}
