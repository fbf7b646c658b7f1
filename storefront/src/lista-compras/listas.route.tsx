import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { ListaCompras } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, Icon, Notice, TextInput } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { Foto } from '#imagem'
import { PaginaDaConta } from '#menu-conta'
import { NaoLido, useLoja } from '#shell'

import type { changeListas } from './change-listas.ts'
import type { loadListas } from './load-listas.ts'
import './listas.css'

export { changeListas as action } from './change-listas.ts'
export { loadListas as loader } from './load-listas.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** My lists, those suggested to me, and three ways to begin one (ux 1.14). Works without script. */
export default function Listas() {
  const { listas, desativada } = useLoaderData<typeof loadListas>()
  const answer = useActionData<typeof changeListas>()
  const estado = answer && 'erro' in answer ? answer : undefined
  const minhas = listas?.filter(({ tipo }) => tipo === 'FROM_CLIENT') ?? []
  const sugeridas = listas?.filter(({ tipo }) => tipo === 'TO_CLIENT') ?? []
  return (
    <PaginaDaConta titulo="Listas de compras" larga>
      <p className="mt-1 text-ink-muted">O que você compra sempre, pronto para ir ao carrinho.</p>
      <div className="mt-4">
        <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
        {desativada && <Desativada idlista={desativada} />}
      </div>
      {listas === null ? (
        <NaoLido titulo="Não conseguimos ler suas listas">
          Elas continuam guardadas. Tente em alguns instantes.
        </NaoLido>
      ) : (
        <>
          <Secao titulo="Minhas listas" listas={minhas} />
          {minhas.length === 0 && <Vazia />}
          <NovaLista />
          {sugeridas.length > 0 && <Secao titulo="Sugeridas para você" listas={sugeridas} />}
        </>
      )}
    </PaginaDaConta>
  )
}

function Secao({ titulo, listas }: { titulo: string; listas: readonly ListaCompras[] }) {
  if (listas.length === 0) return null
  return (
    <section className="mt-8" aria-label={titulo}>
      <h2 className="mb-2">{titulo}</h2>
      <ul>
        {listas.map((lista) => (
          <Linha key={lista.idlista} lista={lista} />
        ))}
      </ul>
    </section>
  )
}

function Linha({ lista }: { lista: ListaCompras }) {
  const { slug } = useLoja()
  const { idlista, nome, motivo, totalItens, imagens, codigocompartilhar } = lista
  const sobre = [pluralize(totalItens, 'produto', 'produtos'), motivo, codigocompartilhar && 'compartilhada']
  return (
    <li className="lista-linha">
      <div className="min-w-0">
        <Link className="lista-nome" to={urls.listaCompras(slug, idlista)}>
          {nome}
        </Link>
        <p className="text-12 text-ink-muted">{sobre.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="lista-fotos" aria-hidden>
        {imagens.map((imagem) => (
          <span key={imagem.hash} style={{ background: imagem.cor }}>
            <Foto imagem={imagem} sizes="44px" ate={160} />
          </span>
        ))}
      </div>
      {totalItens > 0 && (
        <Link
          className={`${buttonClass({ variant: 'outline', size: 's' })} lista-acao`}
          to={urls.revisao(slug, { lista: idlista })}
          aria-label={`Adicionar ${nome} ao carrinho`}
        >
          Adicionar ao carrinho
        </Link>
      )}
    </li>
  )
}

/** A name and where to begin from: empty, the cart, the last order, pasted text. */
function NovaLista() {
  const { slug } = useLoja()
  const { state, formData } = useNavigation()
  const busy = (origem: string) => state !== 'idle' && formData?.get('origem') === origem
  return (
    <Form
      method="post"
      className="mt-8 max-w-[640px] rounded-lg border border-line p-5"
      aria-label="Nova lista"
    >
      <input type="hidden" name="acao" value="criar" />
      <TextInput
        name="nome"
        label="Nova lista"
        maxLength={80}
        placeholder="Compra da semana"
        autoComplete="off"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" name="origem" value="vazia" icon="plus" loading={busy('vazia')}>
          Criar vazia
        </Button>
        <Button
          type="submit"
          name="origem"
          value="carrinho"
          variant="outline"
          icon="shopping-basket"
          loading={busy('carrinho')}
        >
          Do carrinho
        </Button>
        <Button
          type="submit"
          name="origem"
          value="pedido"
          variant="outline"
          icon="history"
          loading={busy('pedido')}
        >
          Do último pedido
        </Button>
        <Link className={buttonClass({ variant: 'outline' })} to={urls.revisao(slug)}>
          <Icon name="clipboard-paste" />
          Colar ou planilha
        </Link>
      </div>
    </Form>
  )
}

function Vazia() {
  return (
    <EmptyState icon="list-checks" title="Nenhuma lista ainda">
      Comece do último pedido, cole a lista que você já tem, ou toque no coração de um produto.
    </EmptyState>
  )
}

function Desativada({ idlista }: { idlista: string }) {
  return (
    <Form method="post" className="mb-4">
      <input type="hidden" name="acao" value="reativar" />
      <input type="hidden" name="idlista" value={idlista} />
      <Notice live="status" icon="trash-2" action={<button type="submit">Desfazer</button>}>
        Lista desativada.
      </Notice>
    </Form>
  )
}
