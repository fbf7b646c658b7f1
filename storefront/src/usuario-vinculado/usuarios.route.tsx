import { useEffect } from 'react'
import { Form, Link, useActionData, useLoaderData } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { pluralize } from '@vitrine/rules/texto'
import { Button, EmptyState, LiveRegion, Notice, showToast, TextInput } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'
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
  const { slug } = useLoja()
  const dados = useLoaderData<typeof loadUsuarios>()
  const answer = useActionData<typeof changeUsuarios>()
  const estado = answer && 'acao' in answer ? answer : undefined
  useEffect(() => {
    if (estado?.mensagem) showToast(estado.mensagem)
  }, [estado])
  const { cliente, pagina, isUnico, demo } = dados
  const convite = estado?.acao === 'convidar' ? estado : undefined
  return (
    <PaginaDaConta titulo="Usuários">
      <p className="mt-1 text-16 text-ink-muted">
        Quem compra por <b className="text-ink">{cliente}</b>. Cada pessoa entra com o próprio e-mail e senha.
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
    </PaginaDaConta>
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

function Lista({ pagina, busca, cliente, isPrincipal }: Dados & { pagina: NonNullable<Dados['pagina']> }) {
  const { data, totalItems, administra } = pagina
  // Whoever manages alone stays (§6): the server refuses it, so it is not offered.
  const maySair = !administra || data.filter((usuario) => usuario.administra).length > 1
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
            <LinhaUsuario
              key={usuario.id}
              usuario={usuario}
              administra={administra}
              saida={maySair ? { cliente, isPrincipal } : null}
            />
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
