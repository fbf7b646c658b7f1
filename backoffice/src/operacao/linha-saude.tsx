import type { SaudeDoFornecedor } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Pill } from '@vitrine/ui'

import { FilasDaLoja, sayFila } from './filas-da-loja.tsx'

/** As counts end (contract: MAXIMO_CONTADO). */
const MAXIMO = 1000
const count = (quantos: number): string => (quantos >= MAXIMO ? `${MAXIMO} ou mais` : String(quantos))

/** How a store is doing: what is wrong first, then what it sells. */
export function LinhaSaude({ loja }: { loja: SaudeDoFornecedor }) {
  const {
    nome,
    slug,
    dominio,
    ativo,
    pedidos_na_hora,
    pedidos_hoje,
    ultimo_pedido_em,
    passos,
    passos_feitos,
  } = loja
  const falhas = [...listFalhas(loja), ...loja.filas.map(sayFila)]
  return (
    <li className="operacao-linha">
      <div className="min-w-0">
        <h3>{nome}</h3>
        <p className="text-ink-muted wrap-anywhere">
          <a className="link" href={urls.loja(slug)}>
            /{slug}
          </a>{' '}
          · {dominio ?? 'sem domínio próprio'} · preparo {passos_feitos} de {passos}
        </p>
      </div>
      <div className="operacao-estado">
        <p className="flex flex-wrap gap-2">
          {!ativo && <Pill tone="danger">Fora do ar</Pill>}
          {ativo && falhas.length === 0 && <Pill tone="success">Sem falhas</Pill>}
          {falhas.map((falha) => (
            <Pill key={falha} tone="warning">
              {falha}
            </Pill>
          ))}
        </p>
        <p className="num">
          {count(pedidos_na_hora)} na última hora · {count(pedidos_hoje)} hoje ·{' '}
          {ultimo_pedido_em
            ? `última venda em ${formatMomento(ultimo_pedido_em, FUSO_PADRAO)}`
            : 'nenhuma venda ainda'}
        </p>
        <Importacao {...loja} />
      </div>
      <FilasDaLoja loja={loja} />
    </li>
  )
}

function Importacao({ ultima_importacao }: SaudeDoFornecedor) {
  if (!ultima_importacao) return null
  const { criado_em, estado } = ultima_importacao
  const ditos = {
    COLUNAS: 'por mapear',
    CONFERIDA: 'conferida',
    APLICANDO: 'em andamento',
    APLICADA: 'aplicada',
  }
  const dito = (ditos as Partial<Record<string, string>>)[estado] ?? 'desfeita'
  return (
    <p className="text-12 text-ink-muted">
      Última importação em {formatMomento(criado_em, FUSO_PADRAO)}, {dito}
    </p>
  )
}

function listFalhas({
  pagamentos_falhos,
  ganchos_falhando,
  ganchos_parados,
  ultima_importacao,
}: SaudeDoFornecedor) {
  return [
    ...(pagamentos_falhos > 0
      ? [
          `${count(pagamentos_falhos)} ${pagamentos_falhos === 1 ? 'pagamento falhou' : 'pagamentos falharam'} em 24 h`,
        ]
      : []),
    ...(ganchos_falhando > 0 ? [`${pluralize(ganchos_falhando, 'webhook falha', 'webhooks falham')}`] : []),
    ...(ganchos_parados > 0 ? [`${pluralize(ganchos_parados, 'webhook parado', 'webhooks parados')}`] : []),
    ...(ultima_importacao?.falhou ? ['importação falhou'] : []),
  ]
}
