/** Key of the tab's storage: a file of this visit did not come, and the page was reloaded for it once (readings 8). */
export const RECARREGOU = 'vitrine_recarregou'
