import { useState } from 'react'

import { Modal } from '@vitrine/ui'

import { Foto } from '#cliente'
import { EscolhaPorTexto } from '#paleta'

import { useAchados, type Achado } from './use-achados.ts'

interface BuscaDeProdutoProps {
  open: boolean
  idfornecedor: string
  /** What to do with the one that was chosen; why not, where that is refused; null: it was done. */
  onChoose: (achado: Achado) => Promise<string | null>
  onClose: () => void
}

/** Finds a product by name, code or EAN, to be put somewhere. */
export function BuscaDeProduto({ open, ...rest }: BuscaDeProdutoProps) {
  return (
    <Modal open={open} onClose={rest.onClose} title="Incluir produto" bare className="paleta">
      {open && <Busca {...rest} />}
    </Modal>
  )
}

function Busca({ idfornecedor, onChoose, onClose }: Omit<BuscaDeProdutoProps, 'open'>) {
  const [texto, setTexto] = useState('')
  const [recusa, setRecusa] = useState('')
  const [isEspera, setEspera] = useState(false)
  const achados = useAchados(idfornecedor, texto.trim())
  async function choose(achado: Achado): Promise<void> {
    if (isEspera) return
    setEspera(true)
    const porque = await onChoose(achado)
    setEspera(false)
    if (porque === null) onClose()
    else setRecusa(porque)
  }
  return (
    <EscolhaPorTexto
      nome="Produto"
      placeholder="Nome, código ou EAN"
      texto={texto}
      onTexto={(novo) => {
        setTexto(novo)
        setRecusa('')
      }}
      lista="Produtos"
      plural={['produto', 'produtos']}
      achados={achados}
      onChoose={(achado) => void choose(achado)}
      renderAchado={({ imagem, name, marca, embalagem }) => (
        <>
          <Foto imagem={imagem} />
          <span>
            {name}
            <small>{[marca, embalagem].filter(Boolean).join(' · ')}</small>
          </span>
        </>
      )}
    >
      <Aviso recusa={recusa} isEspera={isEspera} isNada={texto.trim().length > 1 && achados.length === 0} />
    </EscolhaPorTexto>
  )
}

function Aviso({ recusa, isEspera, isNada }: { recusa: string; isEspera: boolean; isNada: boolean }) {
  if (isEspera)
    return (
      <p className="paleta-nada" role="status">
        Incluindo…
      </p>
    )
  if (recusa)
    return (
      <p className="paleta-nada text-danger" role="alert">
        {recusa}
      </p>
    )
  return isNada ? <p className="paleta-nada">Nada com estas palavras.</p> : null
}
