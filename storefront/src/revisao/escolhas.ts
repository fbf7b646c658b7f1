/** A line as the review's form sends it. */
export interface EscolhaFeita {
  id: string
  quantidade: number
  embalarParaPresente: boolean
}

/** `id:milesimos`, `p` behind it for gift wrap: the value of a line's field. */
export function formatEscolha({ id, quantidade, embalarParaPresente }: EscolhaFeita): string {
  return `${id}:${Math.round(quantidade * 1000)}${embalarParaPresente ? 'p' : ''}`
}

/** The chosen lines of the form, whatever their names: `item-3`, `item-7`; what says nothing is left out. */
export function readEscolhas(form: FormData): EscolhaFeita[] {
  return [...form].flatMap(([nome, valor]) => {
    const [, id, milesimos, presente] = /^([0-9a-f-]{36}):(\d{1,10})(p?)$/.exec(String(valor)) ?? []
    if (!nome.startsWith('item-') || !id || !(Number(milesimos) > 0)) return []
    return [{ id, quantidade: Number(milesimos) / 1000, embalarParaPresente: presente === 'p' }]
  })
}
