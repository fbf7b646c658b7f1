import { useState } from 'react'
import type { ReactNode } from 'react'

import type { ConteudoEditado, TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Notice, Pill, showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { DialogoDePublicacao } from './dialogo-de-publicacao.tsx'
import { DialogoDeVersoes } from './dialogo-de-versoes.tsx'
import type { Edicao } from './use-edicao.ts'

import './publicacao.css'

interface BarraProps {
  tipo: TipoPublicacao
  idconteudo: string
  edicao: Edicao
  /** What a version changes against another one, in words. */
  compare: (antes: VersaoDoConteudo | null, depois: VersaoDoConteudo) => string[]
  /** Beside the buttons. */
  children?: ReactNode
}

/** How a piece of content stands, and what becomes of its draft: published, thrown away, taken back, an older version in its place. */
export function Barra({ tipo, idconteudo, edicao, compare, children }: BarraProps) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, tipo, idconteudo }
  const [aberto, setAberto] = useState<'publica' | 'versoes' | null>(null)
  const { editado, isGravando, outros, undo } = edicao
  const { rascunho, no_ar } = editado
  async function take(
    chamada: Promise<{ ok: true; dados: ConteudoEditado } | { ok: false; falha: { error: string } }>,
    dito: string,
  ) {
    const resposta = await chamada
    if (!resposta.ok) return void showToast(resposta.falha.error)
    edicao.put(resposta.dados)
    showToast(dito)
  }
  const removeVersao = (versao: VersaoDoConteudo, dito: string) =>
    take(
      api('DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}', {
        params: { ...params, idpublicacao: versao.idpublicacao },
        query: { versao: versao.versao },
      }),
      dito,
    )
  return (
    <section className="publicacao-barra" aria-label="Publicação">
      <Estado
        editado={editado}
        isGravando={isGravando}
        onCancel={(qual) => void removeVersao(qual, 'Não vai mais ao ar.')}
      />
      <div className="publicacao-botoes">
        <Button icon="check" disabled={!rascunho} onClick={() => setAberto('publica')}>
          Publicar…
        </Button>
        <Button variant="outline" icon="undo-2" disabled={!undo} onClick={() => undo?.()}>
          Desfazer
        </Button>
        <Button variant="outline" icon="history" disabled={!edicao.base} onClick={() => setAberto('versoes')}>
          Versões
        </Button>
        {rascunho && (
          <Button
            variant="ghost"
            icon="trash-2"
            onClick={() => void removeVersao(rascunho, 'O rascunho foi descartado.')}
          >
            Descartar rascunho
          </Button>
        )}
        {no_ar && (
          <Button
            variant="ghost"
            icon="eye-off"
            onClick={() =>
              void take(
                api('DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao', { params }),
                'Saiu do ar. As versões ficam guardadas.',
              )
            }
          >
            Tirar do ar
          </Button>
        )}
        {children}
      </div>
      {outros && <Outros edicao={edicao} />}
      {aberto === 'publica' && rascunho && (
        <DialogoDePublicacao
          params={params}
          rascunho={rascunho}
          mudancas={compare(no_ar, rascunho)}
          onClose={() => setAberto(null)}
          onPublicado={edicao.put}
        />
      )}
      {aberto === 'versoes' && (
        <DialogoDeVersoes
          params={params}
          compare={(versao) => compare(edicao.base, versao)}
          onClose={() => setAberto(null)}
          onRestaura={({ chave, dados }) => edicao.write({ chave, dados })}
        />
      )}
    </section>
  )
}

interface EstadoProps {
  editado: ConteudoEditado
  isGravando: boolean
  onCancel: (versao: VersaoDoConteudo) => void
}

/** What shoppers see, what waits. */
function Estado({ editado: { rascunho, no_ar, agendadas }, isGravando, onCancel }: EstadoProps) {
  const { fuso } = useTrabalho().loja
  const desde = no_ar && (no_ar.de ?? no_ar.publicada_em)
  return (
    <div className="publicacao-estado" role="status">
      <p>
        {no_ar ? <Pill tone="success">No ar</Pill> : <Pill>Fora do ar</Pill>}{' '}
        {desde && `desde ${formatMomento(desde, fuso)}`}
        {no_ar?.ate && `, até ${formatMomento(no_ar.ate, fuso)}`}
      </p>
      <p>
        {rascunho ? <Pill tone="warning">Rascunho</Pill> : null} {isGravando && 'Gravando…'}
        {!isGravando && rascunho && 'gravado; só você vê'}
        {!isGravando && !rascunho && no_ar && 'A loja mostra o que está aqui.'}
      </p>
      {agendadas.map((versao) => (
        <p key={versao.idpublicacao}>
          <Pill tone="info">Agendado</Pill> para {versao.de && formatMomento(versao.de, fuso)}
          {versao.ate && `, até ${formatMomento(versao.ate, fuso)}`}{' '}
          <Button variant="ghost" size="s" onClick={() => onCancel(versao)}>
            Cancelar o agendamento
          </Button>
        </p>
      ))}
    </div>
  )
}

/** Somebody else was quicker. */
function Outros({ edicao }: { edicao: Edicao }) {
  return (
    <Notice tone="warning" live="alert" title="Outra pessoa mudou isto enquanto você escrevia.">
      A sua mudança não foi gravada.
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="s" onClick={edicao.takeOutros}>
          Ficar com a dela
        </Button>
        <Button variant="outline" size="s" onClick={() => void edicao.writeMeu()}>
          Gravar a minha
        </Button>
      </div>
    </Notice>
  )
}
