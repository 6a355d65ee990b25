/** One prop of a component. */
export interface PropRow {
  name: string;
  /** As it is written in the source. */
  type: string;
  isRequired: boolean;
  /** Its doc comment. */
  text: string;
}

/** An exported props type of the kit. */
export interface PropsTable {
  /** `ButtonProps` */
  name: string;
  /** The elements whose props it takes over, such as `button`. */
  inherits: string[];
  /** What is declared in the kit, required ones first. */
  rows: PropRow[];
}

/** The tables of every folder of the kit that is a component; its own type first. */
export type KitProps = Record<string, PropsTable[]>;
