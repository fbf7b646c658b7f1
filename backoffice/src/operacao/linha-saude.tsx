import type { FilaDaLoja, FilaQueRepete, SaudeDoFornecedor } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Pill } from '@vitrine/ui'

import { useFeito } from './use-feito.ts'

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

const nomes: Record<FilaDaLoja['fila'], [um: string, muitos: string]> = {
  CARTAS: ['carta por enviar', 'cartas por enviar'],
  WEBHOOKS: ['aviso de webhook por entregar', 'avisos de webhook por entregar'],
  PAGAMENTOS: [
    'pedido ao provedor de pagamento sem resposta',
    'pedidos ao provedor de pagamento sem resposta',
  ],
  IMAGENS: ['foto que não pôde ser feita', 'fotos que não puderam ser feitas'],
  IMPORTACOES: ['importação parada ou com erro', 'importações paradas ou com erro'],
}

/** What tries it again says; what is not here is the store's to do. */
const botoes: Partial<Record<FilaDaLoja['fila'], string>> = {
  CARTAS: 'Enviar cartas de novo',
  WEBHOOKS: 'Entregar avisos de novo',
  PAGAMENTOS: 'Perguntar ao provedor de novo',
  IMAGENS: 'Fazer as fotos de novo',
} satisfies Record<FilaQueRepete, string>

/** '3 cartas por enviar'. */
const sayFila = ({ fila, atrasadas, desistidas }: FilaDaLoja): string =>
  pluralize(atrasadas + desistidas, ...nomes[fila])

/** The queues of a store that are not well, each with since when, how many were given up, and what tries it again. */
function FilasDaLoja({ loja: { idfornecedor, nome, filas } }: { loja: SaudeDoFornecedor }) {
  const fetcher = useFeito()
  if (filas.length === 0) return null
  const enviada = fetcher.state === 'idle' ? null : fetcher.formData?.get('fila')
  return (
    <ul className="operacao-filas" aria-label={`Filas de ${nome}`}>
      {filas.map((fila) => (
        <li key={fila.fila} className="flex flex-wrap items-center gap-2">
          <span>
            {sayFila(fila)}, desde {formatMomento(fila.desde, FUSO_PADRAO)}
            {fila.desistidas > 0 &&
              ` · ${pluralize(fila.desistidas, 'não será tentado de novo', 'não serão tentados de novo')}`}
            {fila.motivo && <small className="block text-ink-muted wrap-anywhere">{fila.motivo}</small>}
          </span>
          {botoes[fila.fila] && (
            <fetcher.Form method="post">
              <input type="hidden" name="idfornecedor" value={idfornecedor} />
              <input type="hidden" name="fila" value={fila.fila} />
              <Button type="submit" variant="outline" size="s" loading={enviada === fila.fila}>
                {botoes[fila.fila]}
              </Button>
            </fetcher.Form>
          )}
        </li>
      ))}
      {fetcher.data?.ok === false && <li role="alert">{fetcher.data.dito}</li>}
    </ul>
  )
}
