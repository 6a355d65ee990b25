import { Header } from '@vikari/ui-kit/Header';
import { Logo } from '@vikari/ui-kit/Logo';
import { ModalStackProvider } from '@vikari/ui-kit/ModalStack';
import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import { Board, type BoardProps } from './Board';

/** A ward's board of shifts, for its staff planner: a screen made of the kit alone. */
export function ShiftBoard(props: BoardProps) {
  const { texts } = props;
  return (
    <SnackbarProvider labels={texts.messages}>
      <ModalStackProvider>
        <Header
          logo={<Logo />}
          homeHref="#start"
          links={[
            { label: texts.board, href: '#board', current: true },
            { label: texts.colleagues, href: '#colleagues' },
          ]}
          labels={texts.header}
        />
        <Board {...props} />
      </ModalStackProvider>
    </SnackbarProvider>
  );
}
