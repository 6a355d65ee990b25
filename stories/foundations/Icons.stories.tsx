import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { WorkFieldIcon, type WorkFieldIconName } from '@vikari/ui-kit/WorkFieldIcon';
import { ICON_SHAPES } from '../../ui-kit/internal/sprite/iconShapes';
import { WORK_FIELD_SHAPES } from '../../ui-kit/internal/sprite/workFieldShapes';
import { FoundationPage, Section } from './parts/FoundationPage';
import styles from './parts/IconGrid.module.css';

const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const ICONS = Object.keys(ICON_SHAPES).filter((name): name is IconName => name in ICON_SHAPES);
const FIELDS = Object.keys(WORK_FIELD_SHAPES).filter(
  (name): name is WorkFieldIconName => name in WORK_FIELD_SHAPES,
);

/** Both families. */
export const Icons: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Icons"
      lead="One line of 1.75 with round ends. All icons live in one cached sprite: a page pays no script for them, and a list of thirty cards draws each shape once."
    >
      <Section
        title="Work fields"
        note="Duotone, for the groups of work fields. The name stands beside it."
      >
        <ul className={styles.fields}>
          {FIELDS.map((name) => (
            <li key={name} className={styles.field}>
              <WorkFieldIcon name={name} size="large" />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <ul className={styles.fields} data-surface="night">
          {FIELDS.map((name) => (
            <li key={name} className={styles.onNight}>
              <WorkFieldIcon name={name} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Interface">
        <ul className={styles.icons}>
          {ICONS.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes" note="Small beside text, medium alone, large in an empty state.">
        <div className={styles.sizes}>
          <Icon name="calendar" size="small" />
          <Icon name="calendar" />
          <Icon name="calendar" size="large" />
        </div>
      </Section>
    </FoundationPage>
  ),
};
