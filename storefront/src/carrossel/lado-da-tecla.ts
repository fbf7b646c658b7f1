/** Where an arrow key leads in a row; 0: nowhere. */
export function ladoDaTecla(key: string): 1 | -1 | 0 {
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
