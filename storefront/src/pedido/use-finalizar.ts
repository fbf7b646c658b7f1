import { useState } from 'react'
import { useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'

import { sumReais } from '@vitrine/rules/dinheiro'
import { isAboveMinimo } from '@vitrine/rules/entrega'

import { findJanela } from '#entrega'
import { useLoja } from '#shell'

import { computePrecos } from './compute-precos.ts'
import type { DadosFinalizar, loadFinalizar } from './load-finalizar.ts'
import type { submitFinalizar } from './submit-finalizar.ts'
import { useCarrinhoSalvo } from './use-carrinho-salvo.ts'
import { useIdsubmissao } from './use-idsubmissao.ts'

/** State of the order page: the server's data, the choices made since, what they cost and whether it may be sent. */
export function useFinalizar() {
  const { slug } = useLoja()
  const { state, formData } = useNavigation()
  const dados = withPendente(
    useLoaderData<typeof loadFinalizar>(),
    state === 'loading' ? formData : undefined,
  )
  const answer = useActionData<typeof submitFinalizar>()
  const estado = answer && 'tipo' in answer ? answer : undefined
  const { escolha } = dados
  const janela = useJanela(dados)
  const [idformapagto, setFormaPagamento] = useState(escolha.idformapagto)
  const { forma } = janela
  const precos = computePrecos(dados, { idformapagto, forma })
  const idsubmissao = useIdsubmissao({
    slug,
    revisao: dados.revisao,
    doServidor: dados.idsubmissao,
    enviada: estado && 'idsubmissao' in estado ? estado.idsubmissao : null,
  })
  useCarrinhoSalvo(dados.revisao)
  const subtotal = precos.precos?.subtotal ?? 0
  const isAbaixo = forma !== null && precos.precos !== null && !isAboveMinimo(forma, subtotal)
  return {
    dados,
    estado,
    precos,
    idsubmissao,
    subtotal,
    /** What free delivery is measured by. */
    base: sumReais(subtotal, -(precos.precos?.desconto ?? 0)),
    janela,
    pagamento: { idformapagto, choose: setFormaPagamento, rotulo: nameCurto(dados, idformapagto) },
    /** The form below whose minimum the order is. */
    abaixoDe: isAbaixo ? forma : null,
    motivo: whyNot(dados, { hasJanela: forma !== null, isAbaixo }),
    isBusy: state !== 'idle',
    isSending: state === 'submitting',
    change: useChange(escolha, idformapagto),
  }
}

/** The chosen window; one that is not offered any more gives way to the server's first. */
function useJanela({ escolha, entrega }: DadosFinalizar) {
  const [chosen, choose] = useState(escolha.janela)
  const valor = findJanela(entrega.formas, chosen) ? chosen : escolha.janela
  const achada = findJanela(entrega.formas, valor)
  return { valor, choose, forma: achada?.forma ?? null, rotulo: achada?.rotulo ?? null }
}

/** Asks the page again with another choice; what was typed stays. */
function useChange({ tipoEntrega }: DadosFinalizar['escolha'], idformapagto: string | null) {
  const submit = useSubmit()
  return (mudanca: Record<string, string>) =>
    void submit(
      { tipoEntrega, ...(idformapagto && { idformapagto }), ...mudanca },
      { replace: true, preventScrollReset: true },
    )
}

/** The choice on its way to the server is shown at once. */
function withPendente(dados: DadosFinalizar, pendente: FormData | undefined): DadosFinalizar {
  if (!pendente) return dados
  const { escolha } = dados
  const text = (nome: string) => (pendente.has(nome) ? String(pendente.get(nome)) : null)
  const tipoEntrega = text('tipoEntrega') === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY'
  const idendereco = text('idendereco') ?? escolha.idendereco
  const idloja = text('idloja') ?? escolha.idloja
  return { ...dados, escolha: { ...escolha, tipoEntrega, idendereco, idloja } }
}

/** Why the order cannot be sent now; null when it can. */
function whyNot(
  { permissao, escolha }: DadosFinalizar,
  { hasJanela, isAbaixo }: { hasJanela: boolean; isAbaixo: boolean },
): string | null {
  if (!permissao.canSubmitOrder) {
    return permissao.error ?? 'Você não tem permissão para enviar pedidos por este cadastro.'
  }
  if (escolha.tipoEntrega === 'DELIVERY' && !escolha.idendereco) return 'Falta o endereço de entrega.'
  if (!hasJanela) return 'Falta escolher o dia e o horário.'
  return isAbaixo ? 'O pedido ainda não chegou ao mínimo desta entrega.' : null
}

/** 'no Pix' where it is short and true. */
function nameCurto({ formasPagamento }: DadosFinalizar, idformapagto: string | null): string {
  const forma = formasPagamento.find((each) => each.idformapagto === idformapagto)
  return forma?.tipo === 'PIX' ? 'no Pix' : ''
}
