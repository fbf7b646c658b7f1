import { useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, EmptyState } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'
import { useLoja, useOpenPainel } from '#shell'

import { ExclusaoConta } from './exclusao-conta.tsx'
import type { loadDados } from './load-dados.ts'
import { PedidosALoja } from './pedidos-a-loja.tsx'
import { nameTabela } from './tabelas-dados.ts'

export { changeDados as action } from './change-dados.ts'
export { loadDados as loader } from './load-dados.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** "Meus dados" (LGPD art. 18): see, take along, correct, delete. */
export default function Dados() {
  const dados = useLoaderData<typeof loadDados>()
  if (dados.excluida) return <Excluida />
  return (
    <PaginaDaConta titulo="Meus dados">
      <p className="mt-1 text-16 text-ink-muted">
        Tudo o que guardamos sobre você. A cópia é sua: leve para onde quiser.
      </p>
      <Copia tabelas={dados.tabelas} />
      <Corrigir />
      <PedidosALoja pedidos={dados.pedidos} novo={dados.novo} />
      <ExclusaoConta />
    </PaginaDaConta>
  )
}

/** The account does not exist any more, so the page has no link back to it. */
function Excluida() {
  const { slug, nome } = useLoja()
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Meus dados · ${nome}`}</title>
      <EmptyState
        icon="circle-check"
        title="Conta excluída"
        action={<Button href={urls.loja(slug)}>Voltar à loja</Button>}
      >
        Seu nome, contatos e endereços foram apagados. Os registros fiscais dos pedidos ficam guardados pelo
        prazo da lei, fora da loja.
      </EmptyState>
    </main>
  )
}

function Copia({ tabelas }: { tabelas: { nome: string; quantas: number }[] }) {
  const { slug } = useLoja()
  return (
    <section className="mt-8" aria-labelledby="copia">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="copia">Baixar uma cópia</h2>
        <Button href={urlsAcesso.arquivoDados(slug)} variant="outline" icon="download" download>
          Tudo em JSON
        </Button>
      </div>
      <ul className="mt-3">
        {tabelas.map(({ nome, quantas }) => (
          <li
            key={nome}
            className="flex min-h-tap flex-wrap items-center justify-between gap-x-4 border-b border-line-soft py-1"
          >
            <span>
              {nameTabela(nome)} <span className="num text-ink-muted">({quantas})</span>
            </span>
            {quantas > 0 ? (
              <a
                className="link inline-flex min-h-ctl items-center"
                href={urlsAcesso.arquivoDados(slug, nome)}
                aria-label={`${nameTabela(nome)} em CSV`}
                download
              >
                CSV
              </a>
            ) : (
              <span className="text-ink-faint">nada</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Corrigir() {
  const { slug } = useLoja()
  const open = useOpenPainel()
  return (
    <section className="mt-10" aria-labelledby="corrigir">
      <h2 id="corrigir">Corrigir</h2>
      <p className="mt-1 mb-3 text-ink-muted">
        O documento e a data de nascimento já informada só mudam com um{' '}
        <a className="link" href="#pedidos">
          pedido à loja
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon="pencil" onClick={() => open('atualizar-cadastro')}>
          Cadastro
        </Button>
        <Button variant="outline" icon="key-round" onClick={() => open('atualizar-usuario')}>
          E-mail e senha
        </Button>
        <Button href={urls.enderecos(slug)} variant="outline" icon="map-pin">
          Endereços
        </Button>
      </div>
    </section>
  )
}
