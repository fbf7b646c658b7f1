import type { FormaPagamento } from '@vitrine/contract'
import { diasDeConfirmacao } from '@vitrine/rules/pagamento'

import type { ContextoComprador } from '#acesso'
import type { FormaPagamentoViva } from '#fornecedor'

/** Methods whose money comes through a provider. */
const pelaInternet: ReadonlySet<FormaPagamento['tipo']> = new Set(['PIX', 'BOLETO', 'CARTAO'])

export function needsProvedor(tipo: FormaPagamento['tipo']): boolean {
  return pelaInternet.has(tipo)
}

/** What this customer may choose from: without methods for tags that it does not have, and without online methods where the store has no provider. */
export function listFormas(
  formas: readonly FormaPagamentoViva[],
  { tags, fornecedor }: Pick<ContextoComprador, 'tags' | 'fornecedor'>,
  hasProvedor: boolean,
): FormaPagamento[] {
  const comPolitica = new Set(fornecedor?.politicas.flatMap(({ condicoes }) => condicoes.idformapagto ?? []))
  return formas
    .filter(
      ({ tipo, condicoes }) => (hasProvedor || !needsProvedor(tipo)) && isForTags(condicoes.tags ?? [], tags),
    )
    .map((forma) => toForma(forma, comPolitica.has(forma.idformapagto)))
}

function isForTags(pedidas: readonly string[], tags: readonly string[]): boolean {
  return pedidas.length === 0 || pedidas.some((tag) => tags.includes(tag))
}

function toForma({ condicoes, opcoes, ...forma }: FormaPagamentoViva, tem_politica: boolean): FormaPagamento {
  return {
    ...forma,
    tem_politica,
    tipoEntrega: condicoes.tipoEntrega ?? null,
    minimo: condicoes.minimo ?? null,
    maximo: condicoes.maximo ?? null,
    parcelas: opcoes.parcelas ?? null,
    margem: opcoes.margem ?? 0,
    prazos: opcoes.prazos ?? [],
    dias_confirmacao: diasDeConfirmacao({ tipo: forma.tipo, dias_boleto: opcoes.dias_boleto }),
    meios: opcoes.meios ?? [],
  }
}
