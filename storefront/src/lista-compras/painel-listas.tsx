import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'

import type { ListaCompras } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, Skeleton, TextInput } from '@vitrine/ui'

import { api, useLoja, useSessao } from '#shell'
import type { ConteudoProps } from '#shell'

import { produtoEscolhido, putOnLista } from './add-to-lista.ts'
import type { DonoDaLista } from './add-to-lista.ts'

const ID_NULO = '00000000-0000-0000-0000-000000000000'

/** Which list the product goes on, or a new one. */
export function PainelListas({ close }: ConteudoProps) {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? ''
  const [produto] = useState(produtoEscolhido)
  const { listas, erro } = useListas({ slug, idfornecedor, idcliente })
  const [isBusy, setBusy] = useState(false)
  async function put(idlista: string) {
    if (!produto) return
    setBusy(true)
    await putOnLista({ slug, idfornecedor, idcliente }, idlista, produto)
    setBusy(false)
    close()
  }
  async function onNew(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const nome = String(new FormData(event.currentTarget).get('nome') ?? '').trim() || 'Minha lista'
    setBusy(true)
    const nova = await api('POST /v4/shopping-list/{id}', {
      params: { id: ID_NULO },
      query: { idfornecedor, idclient: idcliente },
      body: { nome },
    })
    setBusy(false)
    if (nova.ok) await put(nova.dados.lista.idlista)
  }
  if (!produto) return <SemProduto />
  return (
    <div className="grid gap-4">
      <p>
        Guardar <b>{produto.name}</b> em:
      </p>
      {erro && <Notice tone="danger">{erro}</Notice>}
      {listas === null && !erro && <Skeleton style={{ height: 48 }} />}
      <ul className="grid gap-2">
        {listas?.map(({ idlista, nome, totalItens }) => (
          <li key={idlista}>
            <Button
              variant="outline"
              block
              aria-disabled={isBusy || undefined}
              onClick={() => void put(idlista)}
            >
              {nome} · {pluralize(totalItens, 'produto', 'produtos')}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void onNew(event)} className="grid gap-3 border-t border-line-soft pt-4">
        <TextInput
          name="nome"
          label="Nova lista"
          placeholder="Compra da semana"
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit" icon="plus" loading={isBusy}>
          Criar e guardar
        </Button>
      </form>
    </div>
  )
}

/** The panel's address opened by itself: there is nothing to keep. */
function SemProduto() {
  const { slug } = useLoja()
  return (
    <p>
      Toque no coração de um produto para guardá-lo, ou veja{' '}
      <a className="link" href={urls.listas(slug)}>
        suas listas
      </a>
      .
    </p>
  )
}

function useListas({ idfornecedor, idcliente }: DonoDaLista) {
  const [listas, setListas] = useState<ListaCompras[] | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    api(
      'GET /v4/shopping-list/{idcliente}',
      { params: { idcliente }, query: { idfornecedor, type: 'FROM_CLIENT' } },
      { signal: stop.signal },
    )
      .then((resposta) => (resposta.ok ? setListas(resposta.dados.data) : setErro(resposta.falha.error)))
      // Closed before the answer came.
      .catch(() => undefined)
    return () => stop.abort()
  }, [idfornecedor, idcliente])
  return { listas, erro }
}
