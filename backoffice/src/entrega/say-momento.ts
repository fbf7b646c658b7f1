import type { DiaSimulado, FormaEntrega } from '@vitrine/contract'

type Momentos = DiaSimulado['momentos']

/** '8h', '8h30'. */
export function sayHora(hora: string): string {
  const [horas = '', minutos = ''] = hora.split(':')
  return `${Number(horas)}h${minutos === '00' ? '' : minutos}`
}

/** The minute before: what is said of the end of a part. */
export function lastMinute(ate: string): string {
  const [horas = 0, minutos = 0] = ate.split(':').map(Number)
  const minuto = horas * 60 + minutos - 1
  return `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`
}

/** The window that a shopper has chosen at first; none where all are full. */
export function findPrimeira({ datas }: Pick<FormaEntrega, 'datas'>) {
  return datas.flatMap(({ janelas }) => janelas).find(({ disponivel }) => disponivel)
}

/** Each form that is offered at some time of the day or never, once. */
export function listNomes(momentos: Momentos): { idformaentrega: string; nome: string }[] {
  const nomes = new Map<string, string>()
  for (const { formas, fora } of momentos)
    for (const { idformaentrega, nome } of [...formas, ...fora]) nomes.set(idformaentrega, nome)
  return [...nomes].map(([idformaentrega, nome]) => ({ idformaentrega, nome }))
}
