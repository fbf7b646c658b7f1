import { useState } from 'react'

import { LiveRegion, Modal, optionOf, useCombobox } from '@vitrine/ui'
import { computeMinimo } from '@vitrine/rules/quantidade'
import { pluralize } from '@vitrine/rules/texto'

import type { Negociacao } from '#grade'
import { Foto } from '#cliente'
import { api } from '#shell'

import { useAchados, type Achado } from './use-achados.ts'

interface InclusaoProps {
  open: boolean
  negociacao: Negociacao
  onClose: () => void
}

/** Finds a product by name, code or EAN and puts it into the cart; how many is written in the grid. */
export function InclusaoDeProduto({ open, ...rest }: InclusaoProps) {
  return (
    <Modal open={open} onClose={rest.onClose} title="Incluir produto" bare className="paleta">
      {open && <Busca {...rest} />}
    </Modal>
  )
}

function Busca({ negociacao, onClose }: Omit<InclusaoProps, 'open'>) {
  const [texto, setTexto] = useState('')
  const achados = useAchados(negociacao.params.idfornecedor, texto.trim())
  const { recusa, setRecusa, include } = useInclusao(negociacao, onClose)
  const { id, active, setActive, field } = useCombobox({
    count: achados.length,
    onEnter(event, marked) {
      event.preventDefault()
      const chosen = achados[Math.max(marked, 0)]
      if (chosen) void include(chosen)
    },
  })
  return (
    <>
      <input
        className="paleta-campo"
        aria-label="Produto"
        placeholder="Nome, código ou EAN"
        autoComplete="off"
        spellCheck={false}
        ref={focusFirst}
        {...field}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value)
          setActive(-1)
          setRecusa('')
        }}
      />
      <div className="paleta-lista" role="listbox" id={`${id}-list`} aria-label="Produtos">
        {achados.map((achado, i) => (
          <button
            type="button"
            key={achado.id}
            {...optionOf(id, i, Math.max(active, 0))}
            onClick={() => void include(achado)}
          >
            <Foto imagem={achado.imagem} />
            <span>
              {achado.name}
              <small>{[achado.marca, achado.embalagem].filter(Boolean).join(' · ')}</small>
            </span>
          </button>
        ))}
      </div>
      <Aviso recusa={recusa} isNada={texto.trim().length > 1 && achados.length === 0} />
      <LiveRegion>{texto && pluralize(achados.length, 'produto', 'produtos')}</LiveRegion>
    </>
  )
}

function Aviso({ recusa, isNada }: { recusa: string; isNada: boolean }) {
  if (recusa)
    return (
      <p className="paleta-nada text-danger" role="alert">
        {recusa}
      </p>
    )
  return isNada ? <p className="paleta-nada">Nada com estas palavras.</p> : null
}

/** Puts as few of a product into the cart as are sold; why not, where that is refused. */
function useInclusao({ params, act, grade }: Negociacao, onClose: () => void) {
  const [recusa, setRecusa] = useState('')
  async function include({ id }: Achado): Promise<void> {
    if (grade.linhas.some((linha) => linha.id === id)) return setRecusa('Este produto já está no carrinho.')
    const produto = await api('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: params.idfornecedor, c: id },
      query: { disableSimilares: true },
    })
    if (!produto.ok) return setRecusa(produto.falha.error)
    const falha = await act(
      api('POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas', {
        params,
        body: { id, quantidade: computeMinimo(produto.dados) },
      }),
      ({ falha: { error, campos } }) => {
        setRecusa(campos?.quantidade ?? error)
        return true
      },
    )
    if (falha === null) onClose()
  }
  return { recusa, setRecusa, include }
}

/** A dialog gives its first focus to what carries this attribute, which React does not write. */
function focusFirst(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '')
}
