/** True where the screen is touched: then the BankID app is likely on this very device. */
export const HANDHELD = '(pointer: coarse)';
