import { useEffect, useState } from 'react'

import type { TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Notice, showToast, Spinner } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Dialogo } from '#chamada'
import { api, useTrabalho } from '#shell'

interface DialogoProps {
  params: { idfornecedor: string; tipo: TipoPublicacao; idconteudo: string }
  /** What would change by going back to a version, in words. */
  compare: (versao: VersaoDoConteudo) => string[]
  onClose: () => void
  /** Puts a version into the draft. */
  onRestaura: (versao: VersaoDoConteudo) => Promise<Erros | null>
}

/** All that was ever written of it, the newest first; each may be the draft again. */
export function DialogoDeVersoes({ params, compare, onClose, onRestaura }: DialogoProps) {
  const { versoes, hasMais, isLendo, erro, readMais } = useVersoes(params)
  async function restore(versao: VersaoDoConteudo) {
    const erros = await onRestaura(versao)
    if (erros) return void showToast(Object.values(erros)[0] ?? '')
    showToast(`O rascunho agora é a versão ${versao.numero}. Publique quando quiser.`)
    onClose()
  }
  return (
    <Dialogo title="Versões" onClose={onClose}>
      <ul className="ajustes-lista" aria-label="Versões">
        {versoes.map((versao) => (
          <Linha key={versao.idpublicacao} versao={versao} mudancas={compare(versao)} onRestaura={restore} />
        ))}
      </ul>
      {isLendo && <Spinner label="Lendo" />}
      {erro && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler as versões.
        </Notice>
      )}
      {(hasMais || erro) && !isLendo && (
        <Button variant="outline" onClick={readMais}>
          {erro ? 'Tentar de novo' : 'Mais antigas'}
        </Button>
      )}
    </Dialogo>
  )
}

interface LinhaProps {
  versao: VersaoDoConteudo
  mudancas: readonly string[]
  onRestaura: (versao: VersaoDoConteudo) => Promise<void>
}

function Linha({ versao, mudancas, onRestaura }: LinhaProps) {
  const { fuso } = useTrabalho().loja
  const { numero, estado, criada_em, publicada_em, ate } = versao
  const quando = publicada_em ?? criada_em
  return (
    <li>
      <div>
        <b>Versão {numero}</b>
        <p>
          {estado === 'RASCUNHO' ? 'Rascunho de' : 'Publicada em'} {formatMomento(quando, fuso)}
          {ate && `, até ${formatMomento(ate, fuso)}`}
        </p>
        <p>{mudancas.length > 0 ? mudancas.join('; ') : 'Igual ao que está aberto.'}</p>
      </div>
      {mudancas.length > 0 && (
        <Button
          variant="outline"
          size="s"
          aria-label={`Restaurar a versão ${numero}`}
          onClick={() => void onRestaura(versao)}
        >
          Restaurar
        </Button>
      )}
    </li>
  )
}

function useVersoes(params: DialogoProps['params']) {
  const [versoes, setVersoes] = useState<readonly VersaoDoConteudo[]>([])
  const [cursor, setCursor] = useState<number | null>(null)
  const [isLendo, setLendo] = useState(true)
  const [erro, setErro] = useState(false)
  const [vez, setVez] = useState(0)
  const { idfornecedor, tipo, idconteudo } = params
  useEffect(() => {
    let isAberto = true
    void (async () => {
      const resposta = await api('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes', {
        params: { idfornecedor, tipo, idconteudo },
        query: cursor === null ? {} : { cursor },
      })
      if (!isAberto) return
      setLendo(false)
      setErro(!resposta.ok)
      if (!resposta.ok) return
      setVersoes((antes) => [...antes, ...resposta.dados.data])
      setCursor(resposta.dados.cursor)
    })()
    return () => {
      isAberto = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a page is read when it is asked for (`vez`), after where the one before ended
  }, [vez])
  return {
    versoes,
    hasMais: cursor !== null,
    isLendo,
    erro,
    readMais() {
      setLendo(true)
      setVez(vez + 1)
    },
  }
}
