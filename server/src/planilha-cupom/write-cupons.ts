import type { CadastroCupom } from '@vitrine/contract'
import type { CampoCupom, Valor } from '@vitrine/rules/importacao'

import { lockCatalogo, removeCadastros, writeLote } from '#cadastro'
import { cadastroCupom, saveCupons } from '#cupom'
import { tellFeita, tellRecusada, type LinhaAFazer, type LinhaFeita, type Obra, type Sentido } from '#especie'
import { uuidv7, type Transaction } from '#infra'

import { listCuponsDaLista } from './cupom-da-planilha.repository.ts'
import { learnProdutos, type NomesDaLoja } from './nomes-da-loja.ts'
import { campoOf, toDeclarado } from './valores-do-cupom.ts'

type Recusa = Awaited<ReturnType<typeof writeLote>>['recusadas'][number]

/** A row as it is written. */
interface Escrita {
  linha: number
  original: LinhaAFazer
  cupom: Partial<CadastroCupom> & Pick<CadastroCupom, 'idcupom'>
  versao: number | null
}

/** Writes what rows change, or what stood before; a coupon that a sheet made and nobody ordered with goes. */
export async function writeCupons(
  tx: Transaction,
  { quem, loja }: Obra & { loja: NomesDaLoja },
  linhas: readonly LinhaAFazer[],
  sentido: Sentido,
): Promise<LinhaFeita[]> {
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const novas = sentido === 'DESFEITA' ? linhas.filter(({ tipo }) => tipo === 'nova') : []
  const { feitas: retiradas, recusadas: usadas } = await writeLote(tx, novas, async (ponto, restam) => {
    const chaves = restam.map(({ idregistro, versao_aplicada }) => ({
      idcupom: idregistro ?? '',
      versao: versao_aplicada ?? 0,
    }))
    await removeCadastros(ponto, cadastroCupom, quem, chaves)
    return restam
  })
  const emUso = new Set(usadas.filter(({ motivo }) => motivo === 'EM_USO').map(({ linha }) => linha))
  const outras = linhas.filter((linha) => !novas.includes(linha) || emUso.has(linha))
  const escritas = await compose(tx, { idfornecedor, loja }, { linhas: outras, sentido })
  const { feitas, recusadas } = await writeLote(tx, escritas, async (ponto, restam) => {
    const gravadas = await saveCupons(
      ponto,
      quem,
      restam.map(({ cupom, versao }) => ({ ...cupom, versao })),
    )
    return restam.map((escrita, i) => ({ escrita, versao: gravadas[i]?.versao ?? 0 }))
  })
  return [
    ...retiradas.map((linha) => tellFeita(linha, sentido, { id: linha.idregistro, versao: null })),
    ...feitas.map(({ escrita: { original, cupom }, versao }) =>
      tellFeita(original, sentido, { id: cupom.idcupom, versao }),
    ),
    ...recusadas.map(({ linha: { original }, ...dita }) => tellRecusada(original, toPorque(dita))),
    ...usadas
      .filter(({ linha }) => !emUso.has(linha))
      .map(({ linha, ...dita }) => tellRecusada(linha, toPorque(dita))),
  ]
}

const MOTIVOS: Readonly<Record<string, string>> = {
  MUDOU: 'Alguém mudou este cupom depois: ele ficou como está.',
  SUMIU: 'Este cupom não existe mais.',
  DUPLICADA: 'Outro cupom já tem este código.',
}

function toPorque({ porque: { campo, erro }, motivo }: Pick<Recusa, 'porque' | 'motivo'>) {
  return { campo: campoOf(campo), erro: (motivo && MOTIVOS[motivo]) || erro }
}

async function compose(
  tx: Transaction,
  aberta: { idfornecedor: string; loja: NomesDaLoja },
  { linhas, sentido }: { linhas: readonly LinhaAFazer[]; sentido: Sentido },
): Promise<Escrita[]> {
  const atuais = await listCuponsDaLista(
    tx,
    aberta.idfornecedor,
    linhas.flatMap(({ idregistro }) => idregistro ?? []),
  )
  const porId = new Map(atuais.map(({ cupom }) => [cupom.idcupom, cupom]))
  const lado = sentido === 'APLICADA' ? 'depois' : 'antes'
  const celulas = linhas.flatMap(({ mudancas }) =>
    mudancas.flatMap((mudanca) => (mudanca.campo === 'produtos' ? [String(mudanca[lado] ?? '')] : [])),
  )
  await learnProdutos(tx, aberta, { cupons: [], celulas })
  return linhas.map((original): Escrita => {
    const { linha, tipo, idregistro, versao_lida, versao_aplicada, mudancas } = original
    const ditos: Partial<Record<CampoCupom, Valor>> = Object.fromEntries(
      mudancas.map((mudanca) => [mudanca.campo, mudanca[lado]]),
    )
    const volta = sentido === 'DESFEITA' && tipo === 'nova'
    const cupom = volta
      ? { ativo: false }
      : toDeclarado(ditos, idregistro ? porId.get(idregistro) : undefined, aberta.loja)
    const versao = sentido === 'APLICADA' ? versao_lida : versao_aplicada
    return { linha, original, versao, cupom: { ...cupom, idcupom: idregistro ?? uuidv7() } }
  })
}
