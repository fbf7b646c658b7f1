import { paginasEstaticas, type Bloco, type Body, type Calls, type Params } from '@vitrine/contract'
import { checkRespostas } from '@vitrine/rules/formulario'

import { insertCarta } from '#correio'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, uuidv7, type Sql } from '#infra'
import type { Publicacoes } from '#publicacao'
import { hashChave, limitIp, takeTentativa } from '#verificacao'

import { composeMensagem } from './compose-mensagem.ts'
import { insertMensagem } from './formulario.repository.ts'

type Send = Calls['POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}']
type Formulario = Extract<Bloco, { tipo: 'FORMULARIO' }>

export interface FormularioDeps {
  sql: Sql
  publicacoes: Publicacoes
}

/** In an hour: nobody writes to a store so often, and each message is a letter in its mailbox. */
const POR_IP = 20
const POR_LOJA = 300

/**
 * Takes what was written into a form and tells the store. Errors: `nao_encontrado` where the page of now has no such form,
 * `entrada_invalida` with `campos` by the name of each field (`consentiu` for the agreement), `muitas_requisicoes`.
 */
export async function sendFormulario(
  deps: FormularioDeps,
  {
    params,
    body,
    fornecedor,
    ip,
  }: { params: Params<Send>; body: Body<Send>; fornecedor: FornecedorVivo; ip: string },
): Promise<{ mensagem: string }> {
  const formulario = await findFormulario(deps.publicacoes, fornecedor.idfornecedor, params)
  if (!formulario) throw new Falha('nao_encontrado')
  const { titulo, campos, consentimento, obrigado } = formulario
  if (body.site) return { mensagem: obrigado }
  const lido = checkRespostas(campos, body.respostas)
  const recusas = {
    ...lido.campos,
    ...(!body.consentiu && { consentiu: 'Marque que concorda, para enviar.' }),
  }
  if (Object.keys(recusas).length > 0) throw new Falha('entrada_invalida', { campos: recusas })
  const { idfornecedor, nome, publico } = fornecedor
  const { respostas } = lido
  const deEmail = campos.find(({ tipo }) => tipo === 'EMAIL')?.nome
  const nova = {
    idfornecedor,
    idmensagem: uuidv7(),
    pagina: params.slug,
    formulario: formulario.codigo,
    titulo,
    respostas,
    email: respostas.find((resposta) => resposta.nome === deEmail)?.valor ?? null,
    consentimento,
  }
  await deps.sql.begin(async (tx) => {
    // Its lock makes messages of one store come one after the other, so that a repeated one is seen.
    const limites = [
      limitIp('formulario', ip, POR_IP),
      { chave: hashChave(`formulario:loja:${idfornecedor}`), maximo: POR_LOJA },
    ]
    if (!(await takeTentativa(tx, limites))) throw new Falha('muitas_requisicoes')
    const para = publico.config.rodape.email
    // Without an address of its own the store reads them by the call of its panel alone.
    if ((await insertMensagem(tx, nova)) && para)
      await insertCarta(tx, composeMensagem({ para, loja: nome, titulo }, respostas), {
        idfornecedor,
        chave: `mensagem:${nova.idmensagem}`,
      })
  })
  return { mensagem: obrigado }
}

/** Of the version that is shown now, from memory. */
async function findFormulario(
  publicacoes: Publicacoes,
  idfornecedor: string,
  { slug, codigo }: Params<Send>,
): Promise<Formulario | undefined> {
  const vivas = await publicacoes.list(paginasEstaticas, idfornecedor)
  const dados = vivas.find(({ chave }) => chave === slug)?.dados
  if (!dados?.tags.includes('WEB')) return undefined
  return dados.blocos.find(
    (bloco): bloco is Formulario => bloco.tipo === 'FORMULARIO' && bloco.codigo === codigo,
  )
}
