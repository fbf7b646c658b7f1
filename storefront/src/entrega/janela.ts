import type { FormaEntrega } from '@vitrine/contract'

export interface JanelaEscolhida {
  idformaentrega: string
  data_de_entrega: string
  inicio: string
}

/** The window that is active from the start: of the first form, the first open one (§4). */
export function firstJanela(formas: readonly FormaEntrega[]): string | null {
  for (const { idformaentrega, datas } of formas) {
    for (const { data_de_entrega, janelas } of datas) {
      const open = janelas.find(({ disponivel }) => disponivel)
      if (open) return writeJanela({ idformaentrega, data_de_entrega, inicio: open.inicio })
    }
  }
  return null
}

/** The window asked for; of another form that was asked for, its first; else the first of all. */
export function chooseJanela(
  formas: readonly FormaEntrega[],
  { janela, idformaentrega }: { janela: string | null; idformaentrega: string | null },
): string | null {
  const wanted = idformaentrega ?? parseJanela(janela)?.idformaentrega
  const achada = findJanela(formas, janela)
  if (achada && achada.forma.idformaentrega === wanted) return janela
  return firstJanela(formas.filter((forma) => forma.idformaentrega === wanted)) ?? firstJanela(formas)
}

/** The form and the words of a chosen window; null when it is not offered, or closed meanwhile. */
export function findJanela(formas: readonly FormaEntrega[], valor: string | null) {
  const wanted = parseJanela(valor)
  const forma = formas.find(({ idformaentrega }) => idformaentrega === wanted?.idformaentrega)
  const dia = forma?.datas.find(({ data_de_entrega }) => data_de_entrega === wanted?.data_de_entrega)
  const janela = dia?.janelas.find(({ inicio, disponivel }) => disponivel && inicio === wanted?.inicio)
  return forma && janela ? { forma, rotulo: janela.rotulo, encerra_em: janela.encerra_em } : null
}

/** Forms that serve a store: its own, and those that name no store, as delivery forms do. */
export function formasDaLoja(formas: readonly FormaEntrega[], idloja: string | null): FormaEntrega[] {
  return formas.filter((forma) => forma.idloja === null || forma.idloja === idloja)
}

export function parseJanela(valor: string | null): JanelaEscolhida | null {
  const [idformaentrega, data_de_entrega, inicio] = (valor ?? '').split('|')
  return idformaentrega && data_de_entrega && inicio ? { idformaentrega, data_de_entrega, inicio } : null
}

export function writeJanela({ idformaentrega, data_de_entrega, inicio }: JanelaEscolhida): string {
  return [idformaentrega, data_de_entrega, inicio].join('|')
}
