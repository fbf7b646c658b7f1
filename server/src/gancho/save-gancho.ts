import type { Gancho, GanchoNovo, MudancaGancho } from '@vitrine/contract'

import { Falha, uuidv7 } from '#infra'
import { readUrlFora } from '#rede'

import { insertGancho, listGanchos, rotateSegredo, updateGancho } from './gancho.repository.ts'
import type { GanchoDeps } from './send-entrega.ts'
import { showGancho } from './show-gancho.ts'
import { sealSegredo } from './segredo.ts'
import { makeSegredo } from './sign.ts'

export interface QualGancho {
  idfornecedor: string
  idgancho: string
}

const MAXIMO = 10
const UM_DIA_MS = 24 * 3_600_000

/** A new webhook with its secret. Errors: `entrada_invalida` for an address that is not taken, and for one too many. */
export async function makeGancho(
  { sql, config }: GanchoDeps,
  novo: GanchoNovo,
  { idfornecedor, idusuario }: { idfornecedor: string; idusuario: string | null },
): Promise<Gancho & { segredo: string }> {
  const [idgancho, segredo] = [uuidv7(), makeSegredo()]
  const gancho = {
    idgancho,
    idfornecedor,
    url: readUrl(novo.url, config),
    descricao: novo.descricao.trim(),
    eventos: [...new Set(novo.eventos)],
    segredo: sealSegredo(config, idgancho, segredo),
    criado_por: idusuario,
  }
  if (!(await insertGancho(sql, gancho, MAXIMO)))
    throw new Falha('entrada_invalida', { campos: { url: `Uma loja tem no máximo ${MAXIMO} ganchos.` } })
  return { ...(await show({ sql }, gancho)), segredo }
}

/** Errors: `nao_encontrado`, `entrada_invalida` for an address that is not taken. */
export async function changeGancho(
  { sql, config }: GanchoDeps,
  { url, descricao, eventos, ativo }: MudancaGancho,
  qual: QualGancho,
): Promise<Gancho> {
  const mudado = await updateGancho(sql, qual, {
    ...(url !== undefined && { url: readUrl(url, config) }),
    ...(descricao !== undefined && { descricao: descricao.trim() }),
    ...(eventos && { eventos: [...new Set(eventos)] }),
    ...(ativo !== undefined && { ativo }),
  })
  if (!mudado) throw new Falha('nao_encontrado')
  return show({ sql }, qual)
}

/** Errors: `nao_encontrado`. */
export async function renewSegredo(
  { sql, config, agora = () => new Date() }: GanchoDeps,
  qual: QualGancho,
): Promise<Gancho & { segredo: string }> {
  const segredo = makeSegredo()
  const ate = new Date(agora().getTime() + UM_DIA_MS)
  const selado = sealSegredo(config, qual.idgancho, segredo)
  if (!(await rotateSegredo(sql, qual, { segredo: selado, ate }))) throw new Falha('nao_encontrado')
  return { ...(await show({ sql }, qual)), segredo }
}

async function show({ sql }: Pick<GanchoDeps, 'sql'>, { idfornecedor, idgancho }: QualGancho) {
  const [row] = await listGanchos(sql, idfornecedor, idgancho)
  if (!row) throw new Falha('nao_encontrado')
  return showGancho(row)
}

/** An address that may be told. */
function readUrl(texto: string, { demo }: GanchoDeps['config']): string {
  const lida = readUrlFora(texto, { permitirLoopback: demo })
  if ('motivo' in lida) throw new Falha('entrada_invalida', { campos: { url: lida.motivo } })
  return lida.url
}
