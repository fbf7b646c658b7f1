import { BYTES_DO_ANEXO, type MensagemChat } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'

import {
  findPropria,
  insertMensagem,
  readSala,
  showMensagem,
  type MensagemRow,
  type Participante,
} from '#chat'
import type { Armazem } from '#armazem'
import { Falha, isDuplicado, uuidv7, type Sql } from '#infra'

import { countAnexosDoDia, insertAnexo, reserveArquivo, type QualAnexo } from './anexo.repository.ts'
import { judgeAnexo } from './judge-anexo.ts'

/** Files of one login in a day. */
const POR_DIA = 200

interface Deps {
  sql: Sql
  armazem: Armazem
}

interface AnexoNovo extends QualAnexo {
  nome: string
  /** Base64. */
  dados: string
  interna: boolean
}

/**
 * Writes a file into a room: bytes first, then the message that names them. The same idmensagem sent again is the same message. Errors: `nao_encontrado` for
 * who is no member, `entrada_invalida` for what is no picture and no PDF, `muitas_requisicoes`.
 */
export async function writeAnexo(deps: Deps, quem: Participante, novo: AnexoNovo): Promise<MensagemChat> {
  const { sql } = deps
  const { idsala, interna } = novo
  if (interna && quem.lado !== 'LOJA') throw new Falha('nao_encontrado')
  await readSala(sql, quem, idsala)
  const antes = await findPropria(sql, quem, novo)
  if (antes) return showMensagem(antes)
  if ((await countAnexosDoDia(sql, quem)) >= POR_DIA)
    throw new Falha('muitas_requisicoes', { detalhes: { segundos: 3600 } })
  const row = await insert(deps, quem, novo)
  if (!row) throw new Falha('nao_encontrado')
  return showMensagem(row)
}

async function insert(
  { sql, armazem }: Deps,
  quem: Participante,
  novo: AnexoNovo,
): Promise<MensagemRow | null> {
  const { idsala, idmensagem, interna } = novo
  const nome = basename(novo.nome)
  const { tipo, dados, conteudo } = await requireAnexo(nome, Buffer.from(novo.dados, 'base64'))
  const arquivo = uuidv7()
  await reserveArquivo(sql, arquivo)
  await armazem.write(arquivo, dados)
  return sql
    .begin(async (tx) => {
      const inserida = { idsala, idmensagem, conteudo, interna, texto: foldTexto(nome) }
      const row = await insertMensagem(tx, quem, inserida)
      if (row && !(await insertAnexo(tx, quem, { idsala, idmensagem, tipo, arquivo })))
        throw new Error('The file was not written within its hour.')
      return row
    })
    .catch((error: unknown) => {
      if (isDuplicado(error)) return findPropria(sql, quem, novo)
      throw error
    })
}

async function requireAnexo(nome: string, dados: Buffer) {
  const julgado =
    dados.length > BYTES_DO_ANEXO
      ? { erro: `O arquivo passa de ${BYTES_DO_ANEXO / 1024 / 1024} MB.` }
      : await judgeAnexo(nome, dados)
  if ('erro' in julgado) throw new Falha('entrada_invalida', { campos: { dados: julgado.erro } })
  return julgado
}

/** Of a path of the device its last part alone. */
const basename = (nome: string) => nome.split(/[/\\]/).at(-1)?.trim() || 'arquivo'
