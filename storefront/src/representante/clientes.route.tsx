import type { MouseEvent } from 'react'
import { Link, useActionData, useLoaderData } from 'react-router'

import type { ClienteRepresentado } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, LiveRegion, Notice } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { writeFiltro } from './filtro.ts'
import { FiltrosClientes } from './filtros-clientes.tsx'
import { LinhaCliente } from './linha-cliente.tsx'
import type { changeCliente, loadClientes } from './load-clientes.ts'
import { useClientes } from './use-clientes.ts'
import { useSetas } from './use-setas.ts'
import './clientes.css'

export { changeCliente as action, loadClientes as loader } from './load-clientes.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

type Dados = Awaited<ReturnType<typeof loadClientes>>

/** Whom a representative sells to at this store (§6, readings 9, ux 1.28). */
export default function Clientes() {
  const { nome } = useLoja()
  const dados = useLoaderData<typeof loadClientes>()
  const resposta = useActionData<typeof changeCliente>()
  const erro = resposta && 'erro' in resposta ? resposta.erro : null
  const { filtro, pagina } = dados
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Clientes · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <h1>Clientes</h1>
      <p className="mt-1 mb-5 text-ink-muted">Quem você atende em {nome}. Escolha para quem vai vender.</p>
      {erro && (
        <Notice tone="danger" live="alert" className="mb-4">
          {erro}
        </Notice>
      )}
      <FiltrosClientes filtro={filtro} />
      <LiveRegion>{pagina && pluralize(pagina.totalItems, 'cliente', 'clientes')}</LiveRegion>
      {pagina ? (
        <Lista key={writeFiltro(filtro)} {...dados} pagina={pagina} />
      ) : (
        <NaoLido titulo="Não conseguimos ler seus clientes">Tente em alguns instantes.</NaoLido>
      )}
    </main>
  )
}

function Lista({ filtro, rota, atual, pagina }: Dados & { pagina: NonNullable<Dados['pagina']> }) {
  const { clientes, proximo, situacao, loadMore } = useClientes(pagina, filtro, rota)
  const setas = useSetas()
  if (clientes.length === 0) return <Vazia isFiltrada={writeFiltro({ ...filtro, offset: 0 }) !== '?'} />
  return (
    <>
      <ul className="clientes" ref={setas}>
        {clientes.map((cliente: ClienteRepresentado) => (
          <LinhaCliente key={cliente.idcliente} cliente={cliente} isAtual={cliente.idcliente === atual} />
        ))}
      </ul>
      <p className="mt-6 mb-3 text-center text-ink-muted">
        {filtro.offset + clientes.length} de {pluralize(pagina.totalItems, 'cliente', 'clientes')}
      </p>
      {situacao === 'falhou' && (
        <Notice tone="warning" live="status" className="mx-auto mb-3 max-w-[400px]">
          Não conseguimos ler mais clientes. Tente de novo.
        </Notice>
      )}
      {proximo !== null && (
        <p className="text-center">
          <Button
            href={writeFiltro({ ...filtro, offset: proximo })}
            variant="outline"
            loading={situacao === 'lendo'}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              void loadMore()
            }}
          >
            Carregar mais
          </Button>
        </p>
      )}
    </>
  )
}

function Vazia({ isFiltrada }: { isFiltrada: boolean }) {
  return isFiltrada ? (
    <EmptyState
      icon="search"
      title="Nenhum cliente assim"
      action={
        <Link className={buttonClass({ variant: 'outline' })} to="?">
          Ver todos
        </Link>
      }
    >
      Procure por parte do nome, pelo CNPJ ou pelo código.
    </EmptyState>
  ) : (
    <EmptyState icon="users" title="Nenhum cliente na sua carteira">
      Peça ao seu supervisor que atribua clientes a você.
    </EmptyState>
  )
}
