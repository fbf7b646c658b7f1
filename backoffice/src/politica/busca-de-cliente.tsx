import { useEffect, useState } from 'react'

import { Modal } from '@vitrine/ui'

import { EscolhaPorTexto } from '#paleta'
import { api, useTrabalho } from '#shell'

interface Achado {
  id: string
  nome: string
  grupos: readonly string[]
}

interface BuscaDeClienteProps {
  open: boolean
  onChoose: (achado: Achado) => void
  onClose: () => void
}

/** Finds a customer of the store by name, document or code. */
export function BuscaDeCliente({ open, ...rest }: BuscaDeClienteProps) {
  return (
    <Modal open={open} onClose={rest.onClose} title="Escolher cliente" bare className="paleta">
      {open && <Busca {...rest} />}
    </Modal>
  )
}

function Busca({ onChoose, onClose }: Omit<BuscaDeClienteProps, 'open'>) {
  const [texto, setTexto] = useState('')
  const { achados, isLido } = useClientes(texto.trim())
  return (
    <EscolhaPorTexto
      nome="Cliente"
      placeholder="Nome, CPF, CNPJ ou código"
      texto={texto}
      onTexto={setTexto}
      lista="Clientes"
      plural={['cliente', 'clientes']}
      achados={achados}
      onChoose={(achado) => {
        onChoose(achado)
        onClose()
      }}
      renderAchado={({ nome, grupos }) => (
        <span>
          {nome}
          <small>{grupos.length > 0 ? grupos.join(', ') : 'sem grupo'}</small>
        </span>
      )}
    >
      {isLido && achados.length === 0 && <p className="paleta-nada">Nenhum cliente com estas palavras.</p>}
    </EscolhaPorTexto>
  )
}

const ESPERA_MS = 250

/** Customers that the words find; the first ones without any. */
function useClientes(sk: string) {
  const { idfornecedor } = useTrabalho().loja
  const [lidos, setLidos] = useState<{ achados: readonly Achado[]; isLido: boolean }>({
    achados: [],
    isLido: false,
  })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        api(
          'GET /painel/v1/{idfornecedor}/precos/clientes',
          { params: { idfornecedor }, query: { sk } },
          { signal: abort.signal },
        ).then(
          (resposta) => {
            if (!resposta.ok) return
            const achados = resposta.dados.data.map(({ idcliente: id, ...cliente }) => ({ id, ...cliente }))
            setLidos({ achados, isLido: true })
          },
          () => {}, // aborted: a newer question is under way
        )
      },
      sk === '' ? 0 : ESPERA_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [idfornecedor, sk])
  return lidos
}
