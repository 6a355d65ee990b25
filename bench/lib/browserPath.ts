import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';

/** The Chromium used for measuring: the same as the tests'. */
export function browserPath(): string {
  return chromiumLaunch().executablePath ?? chromium.executablePath();
}
