type Tecla = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'defaultPrevented'>

const campos = 'input[data-quantidade]'

/** In a quantity field: Enter and Tab to the next one, with Shift to the one before, Esc out to the row. */
export function moveQuantidade(event: Tecla, campo: HTMLInputElement): void {
  const row = campo.closest('tr')
  if (event.key === 'Escape' && !event.defaultPrevented) row?.focus()
  if (event.key !== 'Enter' && event.key !== 'Tab') return
  const next = findCampo(campo, event.shiftKey ? -1 : 1)
  // After the last field Tab leaves the table, as everywhere.
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** On a row: arrows to its neighbours, Enter opens the product, a digit starts its quantity. */
export function moveLinha(event: Tecla, row: HTMLTableRowElement): void {
  if (event.key === 'ArrowDown') focusRow(event, row, 1)
  else if (event.key === 'ArrowUp') focusRow(event, row, -1)
  else if (event.key === 'Enter') row.querySelector('a')?.click()
  // The digit itself is typed into the field that has just got the focus, over what stood there.
  else if (/^\d$/.test(event.key)) row.querySelector<HTMLInputElement>(campos)?.focus()
}

/** To the product before or after; a group's name between them is passed over. */
function focusRow(event: Tecla, row: HTMLTableRowElement, step: 1 | -1): void {
  const all = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[tabindex]') ?? [])]
  const next = all[all.indexOf(row) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function findCampo(campo: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const all = [...(campo.closest('table')?.querySelectorAll<HTMLInputElement>(campos) ?? [])]
  return all[all.indexOf(campo) + step]
}
