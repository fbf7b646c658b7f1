import { useEffect } from 'react'
import { Form, Link, useActionData, useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { pluralize } from '@vitrine/rules/texto'
import { Button, EmptyState, Icon, LiveRegion, Notice, showToast, TextInput } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { FormularioConvite } from './formulario-convite.tsx'
import { LinhaUsuario } from './linha-usuario.tsx'
import type { changeUsuarios, EstadoUsuarios, loadUsuarios } from './load-usuarios.ts'
import './usuarios.css'

export { changeUsuarios as action, loadUsuarios as loader } from './load-usuarios.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

type Dados = Awaited<ReturnType<typeof loadUsuarios>>

/** Who may buy for this cliente: list, invite, allow, remove (§6 Linked user, ux 1.16.2). */
export default function Usuarios() {
  const { slug, nome } = useLoja()
  const dados = useLoaderData<typeof loadUsuarios>()
  const answer = useActionData<typeof changeUsuarios>()
  const estado = answer && 'acao' in answer ? answer : undefined
  useEffect(() => {
    if (estado?.mensagem) showToast(estado.mensagem)
  }, [estado])
  const { cliente, pagina, isUnico, demo } = dados
  const convite = estado?.acao === 'convidar' ? estado : undefined
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Usuários · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-[720px]">
        <Link className="link inline-flex min-h-ctl items-center gap-1" to={urls.conta(slug)}>
          <Icon name="chevron-left" size={16} /> Sua conta
        </Link>
        <h1>Usuários</h1>
        <p className="mt-1 text-16 text-ink-muted">
          Quem compra por <b className="text-ink">{cliente}</b>. Cada pessoa entra com o próprio e-mail e
          senha.
        </p>
        {!isUnico && (
          <p className="mt-1">
            <Link className="link inline-flex min-h-ctl items-center" to={urlsAcesso.trocar(slug)}>
              Ver os usuários de outro cadastro seu
            </Link>
          </p>
        )}
        <Resposta estado={estado} demo={demo} />
        {pagina ? (
          <Lista {...dados} pagina={pagina} />
        ) : (
          <NaoLido titulo="Não conseguimos ler os usuários">Tente em alguns instantes.</NaoLido>
        )}
        {pagina && (pagina.administra ? <FormularioConvite estado={convite} /> : <SoQuemAdministra />)}
      </div>
    </main>
  )
}

function SoQuemAdministra() {
  return <Notice className="mt-6">Só quem administra este cadastro convida e remove usuários.</Notice>
}

/** What failed, and in the demo where the letter is; the rest is a toast. */
function Resposta({ estado, demo }: { estado: EstadoUsuarios | undefined; demo: boolean }) {
  if (estado?.erro) {
    return (
      <Notice tone="danger" live="alert" className="mt-4">
        {estado.erro}
      </Notice>
    )
  }
  if (!demo || estado?.acao !== 'convidar' || !estado.mensagem) return null
  return (
    <Notice tone="success" className="mt-4">
      {estado.mensagem}{' '}
      <a className="link" href="/dev/correio" target="_blank" rel="noreferrer">
        Abrir o correio da demonstração
      </a>
    </Notice>
  )
}

function Lista({ pagina, busca }: Dados & { pagina: NonNullable<Dados['pagina']> }) {
  const { data, totalItems, administra } = pagina
  const isLonga = busca !== '' || totalItems > data.length
  return (
    <>
      {isLonga && (
        <Form method="get" role="search" className="mt-4 flex items-end gap-2">
          <TextInput name="busca" type="search" label="Buscar usuário" icon="search" defaultValue={busca} />
          <Button type="submit" variant="outline">
            Buscar
          </Button>
        </Form>
      )}
      <LiveRegion>{pluralize(totalItems, 'usuário', 'usuários')}</LiveRegion>
      {data.length === 0 ? (
        <EmptyState icon="search" title="Ninguém com esse nome">
          Procure por parte do nome ou do e-mail.
        </EmptyState>
      ) : (
        <ul className="usuarios">
          {data.map((usuario) => (
            <LinhaUsuario key={usuario.id} usuario={usuario} administra={administra} />
          ))}
        </ul>
      )}
      {totalItems > data.length && (
        <p className="mt-3 text-ink-muted">
          {data.length} de {totalItems}: procure pelo nome para ver os outros.
        </p>
      )}
    </>
  )
}
