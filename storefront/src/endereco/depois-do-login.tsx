import { useEffect } from 'react'

import type { ConfiguracoesCliente, Endereco } from '@vitrine/contract'
import { chooseEndereco } from '@vitrine/rules/acesso'

import { api, readLocal, saveLocal, useLoja } from '#shell'

import { listEnderecos } from './list-lugares.ts'
import { localOfEndereco } from './to-local.ts'

const ESPERA_MS = 1000

/**
 * The addresses, one second after a login (§4): the primary one is chosen with use-primary-address, a choice that is no
 * longer listed is cleared. Products, prices and cart came with the page that the login returned to.
 */
export function DepoisDoLogin({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { idfornecedor, tags } = useLoja()
  const { idcliente } = sessao
  useEffect(() => {
    if (!idcliente) return
    const timer = setTimeout(() => {
      void listEnderecos({ client: api }, idfornecedor).then((enderecos) => applyChoice(enderecos, tags))
    }, ESPERA_MS)
    return () => clearTimeout(timer)
  }, [idcliente, idfornecedor, tags])
  return null
}

/** Leaves a place that was found by searching alone: it is no address of the list. */
function applyChoice(enderecos: readonly Endereco[], tags: readonly string[]): void {
  const local = readLocal()
  if (local?.tipoEntrega === 'RETIRADA') return
  const remembered = enderecos.find(({ idendereco }) => idendereco === local?.idendereco)
  const { escolhido } = chooseEndereco({ tags, enderecos, escolhido: remembered ?? null })
  const novo = escolhido && localOfEndereco(escolhido)
  if (novo && novo.idendereco !== local?.idendereco) saveLocal(novo)
  else if (local?.idendereco && !escolhido) saveLocal(null)
}
