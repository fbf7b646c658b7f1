import { useEffect, useState } from 'react'
import { useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'

import type { FormaEntrega } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { isAboveMinimo } from '@vitrine/rules/entrega'

import { chooseJanela, createAtraso, findJanela } from '#entrega'
import { explainForma, useParcelas } from '#pagamento'
import { useLoja } from '#shell'

import { computePrecos } from './compute-precos.ts'
import type { DadosFinalizar, loadFinalizar } from './load-finalizar.ts'
import type { EstadoFinalizar, submitFinalizar } from './submit-finalizar.ts'
import { useCarrinhoSalvo } from './use-carrinho-salvo.ts'
import { useFormaEscolhida } from './use-forma-escolhida.ts'
import { useIdsubmissao } from './use-idsubmissao.ts'

/** State of the order page: the server's data, the choices made since, what they cost and whether it may be sent. */
export function useFinalizar() {
  const { slug } = useLoja()
  const { state, formData } = useNavigation()
  const doServidor = useLoaderData<typeof loadFinalizar>()
  const mudanca = useMudanca(doServidor)
  const comuns = withPendente(doServidor, state === 'loading' ? formData : mudanca.marcada)
  const answer = useActionData<typeof submitFinalizar>()
  const estado = answer && 'tipo' in answer ? answer : undefined
  const { escolha } = comuns
  const { escolhida, ...pagamento } = useFormaEscolhida(slug, escolha.idformapagto)
  const dados = withEspera(comuns, escolhida)
  const janela = useJanela(dados, estado)
  const { forma } = janela
  const idformapagto = chooseServida(dados, { escolhida, forma })
  const precos = computePrecos(dados, { idformapagto, forma })
  const emPartes = useEmPartes(dados, { idformapagto, total: precos.total })
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
    emPartes,
    idsubmissao,
    subtotal,
    janela,
    pagamento: {
      idformapagto,
      choose: pagamento.choose,
      rotulo: nameCurto(emPartes),
      isTrocada: pagamento.isTrocadaPor(idformapagto),
      /** Its money comes later than now, and the days with it. */
      isEspera: dados !== comuns,
    },
    /** What was chosen, in one line for each section (ux 1.7.1). */
    resumo: {
      quando: nameJanela(janela),
      pagamento: namePagamento(emPartes),
    },
    /** The form below whose minimum the order is. */
    abaixoDe: isAbaixo ? forma : null,
    motivo: whyNot(dados, { hasJanela: forma !== null, isAbaixo }),
    isBusy: state !== 'idle',
    /** Another place was chosen, and what it means is not known yet. */
    isAsking: state === 'loading' || mudanca.marcada !== undefined,
    isSending: state === 'submitting',
    change: mudanca.make(idformapagto),
  }
}

type EmPartes = ReturnType<typeof useEmPartes>

/** The chosen method, and what is paid by it in the end: a card's parts may add interest. */
function useEmPartes(
  { formasPagamento }: DadosFinalizar,
  { idformapagto, total }: { idformapagto: string | null; total: number | null },
) {
  const parcelas = useParcelas()
  const forma = formasPagamento.find((each) => each.idformapagto === idformapagto)
  const parcelado = parcelas.parceladoOf(forma, total)
  return {
    forma,
    parcelas,
    /** Null: not a card, or prices are hidden. */
    parcelado,
    /** What the buttons say. */
    totalapagar: parcelado?.total ?? total,
    /** The amount to be paid for another total. */
    apagarDe: (outro: number) => parcelas.parceladoOf(forma, outro)?.total ?? outro,
  }
}

/** Delivery as the chosen method can meet it: what a slip pays is not brought before the banks told of it. */
function withEspera(dados: DadosFinalizar, idformapagto: string | null): DadosFinalizar {
  const formas = idformapagto ? dados.esperas[idformapagto] : undefined
  return formas && formas.length > 0 ? { ...dados, entrega: { ...dados.entrega, formas } } : dados
}

/** The chosen method, or the first that serves the order as it is now. */
function chooseServida(
  dados: DadosFinalizar,
  { escolhida, forma }: { escolhida: string | null; forma: FormaEntrega | null },
): string | null {
  const { totalOf } = computePrecos(dados, { idformapagto: escolhida, forma })
  const { tipoEntrega } = dados.escolha
  const servidas = dados.formasPagamento.filter(
    (each) =>
      explainForma(each, {
        tipoEntrega,
        total: totalOf(each.idformapagto),
        bloqueado: dados.credito.bloqueado,
        espera: dados.esperas[each.idformapagto],
      }) === null,
  )
  const atual = servidas.find(({ idformapagto }) => idformapagto === escolhida) ?? servidas[0]
  return atual?.idformapagto ?? null
}

/**
 * The chosen window; one that is not offered any more gives way to the next free one that its refusal named, so that the total
 * shown is that of the one tap, else to the server's first.
 */
function useJanela({ escolha, entrega }: DadosFinalizar, estado: EstadoFinalizar | undefined) {
  const proxima = estado?.tipo === 'recusado' && estado.proxima ? estado.proxima.valor : null
  const [chosen, choose] = useState(escolha.janela)
  const pedida = [chosen, proxima].find((each) => findJanela(entrega.formas, each)) ?? escolha.janela
  // Of a method whose money comes later the nearest that it can still meet.
  const valor = chooseJanela(entrega.formas, { janela: pedida, idformaentrega: null })
  const achada = findJanela(entrega.formas, valor)
  return { valor, choose, forma: achada?.forma ?? null, rotulo: achada?.rotulo ?? null }
}

/**
 * Asks the page again with another choice; what was typed stays. Another address or store is shown at once and asked about after
 * the wait of freight lookups (§7): who goes through the list asks once.
 */
function useMudanca(dados: DadosFinalizar) {
  const submit = useSubmit()
  const [atraso] = useState(createAtraso)
  const [marca, setMarca] = useState<{ dados: DadosFinalizar; form: FormData }>()
  useEffect(() => () => atraso.cancel(), [atraso])
  const { tipoEntrega } = dados.escolha
  const make = (idformapagto: string | null) => (mudanca: Record<string, string>) => {
    const form = toForm({ tipoEntrega, ...(idformapagto && { idformapagto }), ...mudanca })
    const ask = () => void submit(form, { replace: true, preventScrollReset: true })
    atraso.cancel()
    if (mudanca.tipoEntrega) return ask()
    setMarca({ dados, form })
    return atraso.schedule(ask)
  }
  // An answer is other data: the mark was for the data before.
  return { marcada: marca?.dados === dados ? marca.form : undefined, make }
}

function toForm(campos: Record<string, string>): FormData {
  const form = new FormData()
  for (const [nome, valor] of Object.entries(campos)) form.set(nome, valor)
  return form
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
  { permissao, escolha, idade, aprovacao }: DadosFinalizar,
  { hasJanela, isAbaixo }: { hasJanela: boolean; isAbaixo: boolean },
): string | null {
  // What waits for another's approval is asked for whole: where, when and how it is paid is part of it.
  if (aprovacao.pede && aprovacao.aprovadores.length === 0)
    return 'Ninguém da empresa pode aprovar este pedido.'
  if (!permissao.canSubmitOrder && !aprovacao.pede) {
    return permissao.error ?? 'Você não tem permissão para enviar pedidos por este cadastro.'
  }
  if (escolha.tipoEntrega === 'DELIVERY' && !escolha.idendereco) return 'Falta o endereço de entrega.'
  if (!hasJanela) return 'Falta escolher o dia e o horário.'
  if (idade)
    return idade === 'menor'
      ? 'Há produtos que só vendemos a maiores de 18 anos.'
      : 'Falta a data de nascimento no cadastro.'
  return isAbaixo ? 'O pedido ainda não chegou ao mínimo desta entrega.' : null
}

/** Form and window; null: no window was chosen, or none is free. */
function nameJanela({ forma, rotulo }: { forma: FormaEntrega | null; rotulo: string | null }): string | null {
  return forma && rotulo ? `${forma.nome}, ${rotulo}` : null
}

/** The method and what is paid by it, parts named; null: none serves the order. */
function namePagamento({ forma, parcelado, totalapagar }: EmPartes): string | null {
  if (!forma) return null
  const cada = parcelado && parcelado.parcelas > 1 ? `, ${parcelado.cada}` : ''
  return totalapagar === null ? forma.nome : `${forma.nome}${cada}, ${formatReais(totalapagar)}`
}

/** 'no Pix', 'em 6x': where it is short and true. */
function nameCurto({ forma, parcelado }: EmPartes): string {
  if (parcelado && parcelado.parcelas > 1) return `em ${parcelado.parcelas}x`
  return forma?.tipo === 'PIX' ? 'no Pix' : ''
}
