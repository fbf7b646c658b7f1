import type { Celulas } from '#especie'
import type { Quem } from '#cadastro'
import { uuidv7, type Transaction } from '#infra'
import { savePoliticas } from '#politica'
import { foldTexto } from '@vitrine/rules/texto'

import { findTabela, readTabelas, sayDias, type TabelaNova, type TabelasDaLoja } from './find-tabela.ts'

/** Tables that rows name and the store does not have: 'Atacado: para ouro, sempre'. */
export const listNovas = (ditas: readonly Celulas[], loja: TabelasDaLoja): string[] => [
  ...novasOf(ditas, loja).keys(),
]

/** Makes these tables, without prices: nothing costs anything else until a sheet is applied. */
export async function saveNovas(
  tx: Transaction,
  quem: Quem,
  nomes: readonly string[],
  ditas: readonly Celulas[],
): Promise<void> {
  const novas = novasOf(ditas, await readTabelas(tx, quem.idfornecedor))
  const escritas = nomes.flatMap((nome) => novas.get(nome) ?? [])
  await savePoliticas(
    tx,
    quem,
    escritas.map(({ nome, tags, inicio, fim }) => ({
      idpolitica: uuidv7(),
      nome,
      prioridade: 0,
      condicoes: { tags, ...(inicio !== null && { inicio }), ...(fim !== null && { fim }) },
      alvo: {},
      efeito: { tabela: true },
      ativa: true,
      versao: null,
    })),
  )
}

/** As they are shown; of two with one name the first is meant, and rows of the other one will say what is different. */
function novasOf(ditas: readonly Celulas[], loja: TabelasDaLoja): ReadonlyMap<string, TabelaNova> {
  const porNome = new Map<string, TabelaNova>()
  for (const celulas of ditas) {
    const achada = findTabela(celulas, loja)
    if ('nova' in achada && !porNome.has(foldTexto(achada.nova.nome)))
      porNome.set(foldTexto(achada.nova.nome), achada.nova)
  }
  return new Map([...porNome.values()].map((nova) => [showNova(nova), nova]))
}

const showNova = ({ nome, tags, inicio, fim }: TabelaNova) =>
  `${nome}: para ${tags.join(', ')}, ${sayDias(inicio, fim)}`
