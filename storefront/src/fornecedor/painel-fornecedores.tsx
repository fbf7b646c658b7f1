import { Link } from 'react-router'

import type { FornecedorAtende } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { textos } from '@vitrine/contract/textos'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, Icon, Notice, Pill, Skeleton } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { AviseMe } from '#lugar'
import { describeLocal, useLocalDasLojas, useLoja, useOpenPainel } from '#shell'
import type { ConteudoProps } from '#shell'

import type { Aberto } from './carrinhos-abertos.ts'
import { LinhaFornecedor } from './linha-fornecedor.tsx'
import { LojasAchadas } from './lojas-achadas.tsx'
import { useLojas } from './use-lojas.ts'
import type { DaEmpresa } from './use-lojas.ts'
import { LinkRetirada } from './link-retirada.tsx'

/** ux 1.1.4. */
const LINHAS_DA_ESPERA = 6

/** The stores that reach the chosen place, and the carts that wait in them: each keeps its own (ux 1.1). */
export function PainelFornecedores(_props: ConteudoProps) {
  const { lidas, abertos, lojasEmpresa, reread } = useLojas()
  const aqui = useAqui()
  const outros = abertos.filter(({ slug }) => slug !== aqui.slug)
  const quantos = outros.length + (aqui.itens > 0 ? 1 : 0)
  return (
    <div className="grid gap-5">
      <Onde />
      {outros.length > 0 && <Abertos outros={outros} quantos={quantos} />}
      {lidas.situacao === 'lendo' && <Espera />}
      {lidas.situacao === 'falhou' && (
        <Notice tone="danger" live="alert" action={<button onClick={reread}>Tentar de novo</button>}>
          {textos.fornecedores_nao_encontrados}
        </Notice>
      )}
      {lidas.situacao === 'lidas' && (
        <Lojas lojas={lidas.lojas} mensagem={lidas.mensagem} antigas={lidas.antigas} abertos={abertos} />
      )}
      <DaMesmaEmpresa lojasEmpresa={lojasEmpresa} listadas={lidas.situacao === 'lidas' ? lidas.lojas : []} />
      <a className={buttonClass({ variant: 'ghost' })} href={urls.home()}>
        Ver todas as lojas da Vitrine
      </a>
    </div>
  )
}

function useAqui() {
  const { slug } = useLoja()
  return { slug, itens: useCarrinho(({ itens }) => itens.length) }
}

/** The place that the stores are asked for, and the way to another one. */
function Onde() {
  const local = useLocalDasLojas()
  const open = useOpenPainel()
  const { como, onde } = local
    ? describeLocal(local)
    : { como: 'Onde você quer', onde: 'receber ou retirar?' }
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block text-12 text-ink-muted">{como}</span>
        <b className="block truncate">{onde}</b>
      </p>
      <Button variant="outline" size="s" data-painel="endereco" onClick={() => open('endereco')}>
        {local ? 'Trocar' : 'Informar'}
      </Button>
    </div>
  )
}

/** '2 carrinhos abertos': this one stays as it is, the others are where they were left. */
function Abertos({ outros, quantos }: { outros: Aberto[]; quantos: number }) {
  return (
    <section aria-labelledby="carrinhos-abertos">
      <h3 id="carrinhos-abertos" className="mb-1">
        <Pill tone="brand" icon="shopping-basket">
          {quantos === 1 ? '1 carrinho aberto' : `${quantos} carrinhos abertos`}
        </Pill>
      </h3>
      <p className="text-12 text-ink-muted">Cada loja guarda o seu: trocar de loja não perde nada.</p>
      <ul>
        {outros.map(({ slug, nome, itens }) => (
          <li key={slug}>
            <Link
              to={urls.loja(slug)}
              reloadDocument
              className="flex min-h-tap items-center gap-3 border-b border-line-soft py-3 hover:bg-surface-2"
            >
              <Icon name="store" />
              <span className="min-w-0 flex-1">
                <b className="block truncate">{nome}</b>
                <span className="text-12 text-ink-muted">
                  {pluralize(itens, 'item', 'itens')} no carrinho
                </span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Stores of the company that the list of the place does not have already. */
function DaMesmaEmpresa({
  lojasEmpresa: { lojas, erro },
  listadas,
}: {
  lojasEmpresa: DaEmpresa
  listadas: readonly FornecedorAtende[]
}) {
  const conhecidas = new Set(listadas.map(({ idfornecedor }) => idfornecedor))
  const outras = lojas.filter(({ idfornecedor }) => !conhecidas.has(idfornecedor))
  if (erro)
    return (
      <Notice small tone="warning" live="status">
        {erro}
      </Notice>
    )
  if (outras.length === 0) return null
  return (
    <section aria-labelledby="lojas-da-empresa">
      <h3 id="lojas-da-empresa" className="mb-2">
        Da mesma empresa
      </h3>
      <ul className="border-t border-line-soft">
        {outras.map((loja) => (
          <LinhaFornecedor key={loja.idfornecedor} fornecedor={loja} />
        ))}
      </ul>
    </section>
  )
}

function Espera() {
  return (
    <div className="grid gap-3" aria-busy>
      {Array.from({ length: LINHAS_DA_ESPERA }, (_, i) => (
        <Skeleton key={i} style={{ height: 72 }} />
      ))}
    </div>
  )
}

interface LojasProps {
  lojas: FornecedorAtende[]
  /** Why no store is shown. */
  mensagem: string | null
  /** Read at another time: there is no connection now. */
  antigas: boolean
  abertos: Aberto[]
}

function Lojas({ lojas, mensagem, antigas, abertos }: LojasProps) {
  const { slug } = useLoja()
  const local = useLocalDasLojas()
  if (!local) return null
  if (lojas.length === 0) return <Nenhuma mensagem={mensagem} local={local} />
  return (
    <section aria-labelledby="lojas-do-lugar">
      <h3 id="lojas-do-lugar" className="mb-2">
        {pluralize(lojas.length, 'loja atende', 'lojas atendem')} este lugar
      </h3>
      {antigas && (
        <Notice small tone="warning" live="status" className="mb-2">
          Sem conexão: estas são as lojas da última vez.
        </Notice>
      )}
      <LojasAchadas
        lojas={lojas}
        atual={slug}
        itensDe={new Map(abertos.map((aberto) => [aberto.slug, aberto.itens]))}
      />
    </section>
  )
}

function Nenhuma({ mensagem, local }: { mensagem: string | null; local: Local }) {
  const open = useOpenPainel()
  return (
    <EmptyState
      icon="map-pin"
      title={mensagem}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button variant="outline" onClick={() => open('endereco')}>
            Trocar endereço
          </Button>
          {local.tipoEntrega === 'DELIVERY' && <LinkRetirada local={local} />}
          <AviseMe local={local} />
        </span>
      }
    >
      As lojas que você já conhece continuam abertas para olhar.
    </EmptyState>
  )
}
