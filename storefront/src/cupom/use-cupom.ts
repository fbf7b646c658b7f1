import { idNulo } from '@vitrine/contract/id-nulo'
import { textos } from '@vitrine/contract/textos'
import { normalizeCodigo } from '@vitrine/rules/cupom'
import { showToast } from '@vitrine/ui'

import { api, readLocal, toQueryDoLocal, useLoja, useSessao } from '#shell'

import { rememberCupom, useCarro } from '#carrinho'

export interface AcoesCupom {
  /** Null once the coupon is taken; else why not, in the server's words. */
  apply(codigo: string): Promise<string | null>
  remove(): Promise<void>
}

const semResposta = textos.cupom_invalido

/** Chooses and takes out the coupon of this cart: validated first, then the cart is saved with it (§4 Coupon). */
export function useCupom(): AcoesCupom {
  const { store, sincronia } = useCarro()
  const loja = useLoja()
  const { slug, idfornecedor } = loja
  const idcliente = useSessao()?.idcliente ?? null

  async function validate(code: string): Promise<string | null> {
    const { cupom } = store.getState()
    const resposta = await api(
      'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
      {
        params: { idf: idfornecedor, idc: idcliente ?? idNulo, code },
        query: {
          ...toQueryDoLocal(readLocal(loja)),
          ...(cupom?.cupomAutomatico && cupom.codigoCupom && { codigocupomautomatico: cupom.codigoCupom }),
        },
      },
    )
    if (!resposta.ok) return semResposta
    return resposta.dados.valido ? null : (resposta.dados.error ?? semResposta)
  }

  async function send(codigo: string | null): Promise<boolean> {
    store.setState({ cupomPedido: { codigo } })
    const isSaved = (await sincronia.current?.save()) === true
    if (!idcliente) rememberCupom(slug, store.getState().cupom?.cupomEscolhido ?? null)
    return isSaved
  }

  async function apply(texto: string): Promise<string | null> {
    const codigo = normalizeCodigo(texto)
    // What is judged is the server's cart: the last clicks go there first.
    if (store.getState().passos.length > 0) await sincronia.current?.save()
    const error = await validate(codigo)
    if (error) return error
    if (!(await send(codigo))) return store.getState().erro ?? semResposta
    const { cupom } = store.getState()
    return cupom?.cupomEscolhido === codigo ? null : (cupom?.avisoCupom ?? semResposta)
  }

  async function remove(): Promise<void> {
    if (!(await send(null))) return
    const { cupom } = store.getState()
    const automatico = cupom?.cupomAutomatico ? cupom.cupom?.nome : null
    showToast(automatico ? `Cupom removido. Entrou o automático: ${automatico}.` : 'Cupom removido.')
  }

  return { apply, remove }
}
