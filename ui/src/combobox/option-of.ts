/** What an option of `useCombobox` has: the field keeps the focus, so it is on no way of Tab. */
export function optionOf(id: string, index: number, active: number) {
  return { id: `${id}-${index}`, role: 'option', 'aria-selected': index === active, tabIndex: -1 } as const
}
