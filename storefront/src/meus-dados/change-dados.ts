import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { Calls, MeuRequerimento, Body } from '@vitrine/contract'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

const PEDIDO = '/v4/client/{idcliente}/supplier/{idfornecedor}/requerimentos/{idrequerimento}'

export interface EstadoExclusao {
  acao: 'excluir'
  erro: string | null
  erros: Record<string, string>
}

/** What became of a request that was sent or taken back; what was typed comes back where it was refused. */
export interface EstadoPedido {
  acao: 'pedir' | 'retirar'
  /** Of the request; null where it cannot be sent under that one any more. */
  id: string | null
  erro: string | null
  erros: Record<string, string>
  tipo: string
  descricao: string
  /** Null: it was refused. */
  feito: Pick<MeuRequerimento, 'protocolo' | 'estado' | 'prazo'> | null
}

/** Asks something of the store, takes it back, or deletes the account, as the button says. */
export async function changeDados(
  args: ActionFunctionArgs,
): Promise<EstadoExclusao | EstadoPedido | Response> {
  const comprador = await requireSessao(args)
  const form = await args.request.formData()
  const acao = form.get('acao')
  return acao === 'pedir' || acao === 'retirar'
    ? changePedido(comprador, acao, form)
    : deleteConta(comprador, form)
}

async function changePedido(
  { pagina, idcliente, loja: { idfornecedor } }: Comprador,
  acao: EstadoPedido['acao'],
  form: FormData,
): Promise<EstadoPedido> {
  const text = (campo: string) => String(form.get(campo) ?? '')
  const [id, tipo, descricao] = [text('id'), text('tipo'), text('descricao')]
  const onde = { params: { idcliente, idfornecedor, idrequerimento: id }, query: {} }
  const resposta =
    acao === 'retirar'
      ? await pagina.client(`POST ${PEDIDO}/retirada`, onde)
      : await pagina.client(`PUT ${PEDIDO}`, {
          ...onde,
          body: { tipo, descricao } as Body<Calls[`PUT ${typeof PEDIDO}`]>, // the server looks at it
        })
  const estado = { acao, id, tipo, descricao, erros: {} }
  if (!resposta.ok) {
    const { error, campos, codigo } = resposta.falha
    // It is there and says something else: what is typed now is another one.
    const isOutro = acao === 'pedir' && codigo === 'cadastro_mudou'
    return {
      ...estado,
      id: isOutro ? null : id,
      erro: campos ? null : error,
      erros: campos ?? {},
      feito: null,
    }
  }
  const { protocolo, estado: ficou, prazo } = resposta.dados
  return { ...estado, erro: null, feito: { protocolo, estado: ficou, prazo } }
}

/** Deletes the account once the password was given and the consequences were ticked. */
async function deleteConta(
  { pagina, loja, idcliente }: Comprador,
  form: FormData,
): Promise<EstadoExclusao | Response> {
  const acao = 'excluir'
  if (!form.has('entendi'))
    return { acao, erro: null, erros: { entendi: 'Marque que entendeu o que acontece com a conta.' } }
  const resposta = await pagina.client('POST /v4/client/{idcliente}/dados/excluir', {
    params: { idcliente },
    query: {},
    body: { senha: String(form.get('senha') ?? '') },
  })
  if (resposta.ok) return redirect(urlsAcesso.dados(loja.slug, { excluida: '1' }), 303)
  const { error, campos = {} } = resposta.falha
  return { acao, erro: error, erros: campos }
}
