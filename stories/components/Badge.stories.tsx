import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vikari/ui-kit/Badge';
import { Icon } from '@vikari/ui-kit/Icon';
import { COLOR_FAMILIES } from '../../ui-kit/theme/colorRoles';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  args: { children: 'Jour' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    neutral: 'Deltid',
    brand: 'Din profil passar',
    accent: 'Ny',
    info: 'Jour',
    success: 'Distans möjligt',
    warning: 'Stänger i dag',
    danger: 'Avstängd',
  },
  en: {
    neutral: 'Part time',
    brand: 'Fits your profile',
    accent: 'New',
    info: 'On call',
    success: 'Remote possible',
    warning: 'Closes today',
    danger: 'Withdrawn',
  },
};

/** Change it with the controls. */
export const Playground: Story = {};

/** Every family, by meaning. */
export const Tones: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        {COLOR_FAMILIES.map((family) => (
          <Badge key={family} tone={family}>
            {words[family]}
          </Badge>
        ))}
      </Row>
    );
  },
};

/** Solid, for one that must be noticed. */
export const Solid: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Row>
        {COLOR_FAMILIES.map((family) => (
          <Badge key={family} tone={family} emphasis="solid">
            {words[family]}
          </Badge>
        ))}
      </Row>
    );
  },
};

/** With an icon. */
export const WithIcon: Story = {
  render: (_args, { globals }) => (
    <Badge tone="warning" icon={<Icon name="clock" />}>
      {textsFor(globals, WORDS).warning}
    </Badge>
  ),
};
