/** Lower case without accents, for comparing and searching: 'Pão de Açúcar' gives 'pao de acucar'. */
export function foldTexto(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
