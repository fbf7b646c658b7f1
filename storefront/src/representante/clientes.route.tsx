import { useEffect } from 'react'
import type { MouseEvent } from 'react'
import { Link, useActionData, useLoaderData } from 'react-router'

import type { ClienteRepresentado } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, LiveRegion, Notice } from '@vitrine/ui'

import { mayKeepUsuario } from '#consentimento'
import { api, NaoLido, useHydrated, useLoja } from '#shell'

import { keepUltimo, syncCarteira } from './carteira.ts'
import { writeFiltro } from './filtro.ts'
import { FiltrosClientes } from './filtros-clientes.tsx'
import { LinhaCliente } from './linha-cliente.tsx'
import type { changeCliente } from './load-clientes.ts'
import type { loadNoAparelho } from './load-no-aparelho.ts'
import { Ultimos } from './ultimos.tsx'
import { useClientes } from './use-clientes.ts'
import { useSemRede, useTrabalhador } from './use-sem-rede.ts'
import { useSetas } from './use-setas.ts'
import './clientes.css'

export { changeCliente as action, loadClientes as loader } from './load-clientes.ts'
export { loadNoAparelho as clientLoader } from './load-no-aparelho.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

type Dados = Pick<Awaited<ReturnType<typeof loadNoAparelho>>, 'filtro' | 'rota' | 'hoje' | 'atual' | 'pagina'>

/** Whom a representative sells to at this store (§6, readings 9, ux 1.28). */
export default function Clientes() {
  const { slug, nome, fuso } = useLoja()
  const isHydrated = useHydrated()
  const lidos = useLoaderData<typeof loadNoAparelho>()
  const semRede = useSemRede()
  const dados = semRede ?? lidos
  const resposta = useActionData<typeof changeCliente>()
  const erro = resposta && 'erro' in resposta ? resposta.erro : null
  const { filtro, pagina, rota } = dados
  const desde = 'desde' in dados && typeof dados.desde === 'string' ? dados.desde : null
  const isInteira = writeFiltro(filtro) === '?'
  useSync(slug, { ...rota, fuso }, desde === null)
  useTrabalhador(slug, desde === null)
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Clientes · ${nome}`}</title>
      <h1>Clientes</h1>
      <p className="mt-1 mb-5 text-ink-muted">Quem você atende em {nome}. Escolha para quem vai vender.</p>
      {erro && (
        <Notice tone="danger" live="alert" className="mb-4">
          {erro}
        </Notice>
      )}
      {desde !== null && <SemConexao desde={desde} />}
      <FiltrosClientes filtro={filtro} />
      {isInteira && desde === null && isHydrated && <Ultimos slug={slug} dono={rota.b} />}
      <LiveRegion>{pagina && pluralize(pagina.totalItems, 'cliente', 'clientes')}</LiveRegion>
      {pagina ? (
        <Lista key={`${desde}${writeFiltro(filtro)}`} {...dados} pagina={pagina} isOffline={desde !== null} />
      ) : (
        <NaoLido titulo="Não conseguimos ler seus clientes">Tente em alguns instantes.</NaoLido>
      )}
    </main>
  )
}

/** Since when the list is; what needs the server waits (ux 1.28.2). */
function SemConexao({ desde }: { desde: string }) {
  const { fuso } = useLoja()
  return (
    <Notice tone="warning" icon="wifi-off" live="status" className="mb-4">
      Sem conexão: sua carteira como estava em {formatMomento(desde, fuso)}. Para vender é preciso internet.
    </Notice>
  )
}

/** Keeps the clientes on the device while there is a connection. */
function useSync(slug: string, rota: Dados['rota'] & { fuso: string }, isOnline: boolean): void {
  const { a, b, fuso } = rota
  useEffect(() => {
    if (isOnline && mayKeepUsuario()) void syncCarteira(api, slug, { a, b, fuso })
  }, [slug, a, b, fuso, isOnline])
}

interface ListaProps extends Dados {
  pagina: NonNullable<Dados['pagina']>
  isOffline: boolean
}

function Lista({ filtro, rota, hoje, atual, pagina, isOffline }: ListaProps) {
  const { slug } = useLoja()
  const { clientes, proximo, situacao, loadMore } = useClientes(pagina, filtro, rota)
  const setas = useSetas()
  if (clientes.length === 0) return <Vazia isFiltrada={writeFiltro({ ...filtro, offset: 0 }) !== '?'} />
  return (
    <>
      <ul className="clientes" ref={setas}>
        {clientes.map((cliente: ClienteRepresentado) => (
          <LinhaCliente
            key={cliente.idcliente}
            cliente={cliente}
            isAtual={cliente.idcliente === atual}
            hoje={hoje}
            isOffline={isOffline}
            onEntrar={() => mayKeepUsuario() && keepUltimo(slug, rota.b, cliente)}
          />
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
