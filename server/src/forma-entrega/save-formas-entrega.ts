import { CadastroFormaEntrega, type ErroDeLinha } from '@vitrine/contract'

import {
  checkReferencias,
  idsOf,
  lockCatalogo,
  raiseVersoes,
  refuseErros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import {
  cadastroForma,
  fromForma,
  toForma,
  type FaixaGuardada,
  type FormaGuardada,
} from './cadastro-forma-entrega.ts'
import { listFaixasGuardadas } from './forma-entrega.repository.ts'
import { saveFaixas } from './save-faixas.ts'

const nome = 'formasEntrega'

/**
 * Writes delivery and pickup forms of a supplier with their windows, capacity and price tables, as `saveDeclarados` says; a price table
 * that is said takes the place of the one before. Form and table have one version together.
 */
export async function saveFormasEntrega(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroFormaEntrega, 'idformaentrega'>[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const formas = idsOf(linhas.map(({ idformaentrega }) => idformaentrega))
  const faixas = idsOf(linhas.flatMap(({ faixas = [] }) => faixas.map(({ idfaixa }) => idfaixa)))
  const guardadas = await listFaixasGuardadas(tx, idfornecedor, { formas, faixas })
  const antes = Map.groupBy(guardadas, ({ idformaentrega }) => idformaentrega)
  let ditas: CadastroFormaEntrega[] = []
  const escritor = {
    nome,
    schema: CadastroFormaEntrega,
    cadastro: cadastroForma,
    toGuardado: toForma,
    fromGuardado: (forma: FormaGuardada) => fromForma(forma, antes.get(forma.idformaentrega) ?? []),
    check: async (tx: Transaction, idfornecedor: string, todas: CadastroFormaEntrega[]) => {
      ditas = todas
      refuseErros(nome, listErrosEntre(todas, guardadas))
      await checkReferencias(
        tx,
        idfornecedor,
        nome,
        todas.map(({ idloja, faixas }) => ({
          idloja: idloja === null ? [] : [idloja],
          faixas: faixas.flatMap(({ idarea }) => idarea ?? []),
        })),
      )
    },
  }
  const gravadas = await saveDeclarados(tx, quem, escritor, linhas)
  const mudadas = await saveFaixas(
    tx,
    quem,
    ditas,
    guardadas.filter(({ idformaentrega }) => formas.includes(idformaentrega)),
  )
  const sozinhas = ditas
    .map(({ idformaentrega }) => idformaentrega)
    .filter((id, i) => gravadas[i]?.feito === 'IGUAL' && mudadas.has(id))
  await raiseVersoes(tx, cadastroForma, idfornecedor, sozinhas)
  return gravadas.map((gravada, i) =>
    sozinhas.includes(ditas[i]?.idformaentrega ?? '')
      ? { feito: 'MUDADA', versao: gravada.versao + 1 }
      : gravada,
  )
}

/** A row of a price table is of one form. */
function listErrosEntre(
  formas: readonly CadastroFormaEntrega[],
  guardadas: readonly FaixaGuardada[],
): ErroDeLinha[] {
  const donas = new Map(guardadas.map(({ idfaixa, idformaentrega }) => [idfaixa, idformaentrega]))
  return formas.flatMap(({ idformaentrega, faixas }, linha) =>
    faixas.flatMap(({ idfaixa }, i) => {
      const dona = donas.get(idfaixa) ?? idformaentrega
      donas.set(idfaixa, dona)
      return dona === idformaentrega
        ? []
        : [{ linha, campo: `faixas.${i}.idfaixa`, erro: 'Esta faixa é de outra forma de entrega.' }]
    }),
  )
}
