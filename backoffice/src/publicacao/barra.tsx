import { useState } from 'react'

import type { ConteudoEditado, TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Notice, Pill, showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { DialogoDePublicacao } from './dialogo-de-publicacao.tsx'
import { DialogoDeVersoes } from './dialogo-de-versoes.tsx'
import type { Edicao } from './use-edicao.ts'

interface BarraProps {
  tipo: TipoPublicacao
  idconteudo: string
  edicao: Edicao
  /** What a version changes against another one, in words. */
  compare: (antes: VersaoDoConteudo | null, depois: VersaoDoConteudo) => string[]
  /** What the shop shows where no version is published; absent: nothing. */
  semVersao?: string
}

/** How a piece of content stands, and what becomes of its draft: published, thrown away, taken back, an older version in its place. */
export function Barra({ tipo, idconteudo, edicao, compare, semVersao }: BarraProps) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, tipo, idconteudo }
  const [aberto, setAberto] = useState<'publica' | 'versoes' | null>(null)
  const { editado, isGravando, outros } = edicao
  const { rascunho, no_ar } = editado
  const { removeVersao, tira } = useAcoes(edicao, params)
  return (
    <section className="publicacao-barra" aria-label="Publicação">
      <Estado
        editado={editado}
        isGravando={isGravando}
        semVersao={semVersao}
        onCancel={(qual) => void removeVersao(qual, 'Não vai mais ao ar.')}
      />
      <Botoes edicao={edicao} onAbre={setAberto} onRemove={removeVersao} onTira={tira} />
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

type Params = { idfornecedor: string; tipo: TipoPublicacao; idconteudo: string }
type Resposta = { ok: true; dados: ConteudoEditado } | { ok: false; falha: { error: string } }

/** What becomes of versions besides being written. */
function useAcoes(edicao: Edicao, params: Params) {
  async function take(chamada: Promise<Resposta>, dito: string) {
    const resposta = await chamada
    if (!resposta.ok) return void showToast(resposta.falha.error)
    edicao.put(resposta.dados)
    showToast(dito)
  }
  return {
    removeVersao: ({ idpublicacao, versao }: VersaoDoConteudo, dito: string) =>
      take(
        api('DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}', {
          params: { ...params, idpublicacao },
          query: { versao },
        }),
        dito,
      ),
    tira: () =>
      take(
        api('DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao', { params }),
        'Saiu do ar. As versões ficam guardadas.',
      ),
  }
}

interface BotoesProps {
  edicao: Edicao
  onAbre: (qual: 'publica' | 'versoes') => void
  onRemove: (versao: VersaoDoConteudo, dito: string) => Promise<void>
  onTira: () => Promise<void>
}

function Botoes({ edicao: { editado, base, undo }, onAbre, onRemove, onTira }: BotoesProps) {
  const { rascunho, no_ar } = editado
  return (
    <div className="publicacao-botoes">
      <Button icon="check" disabled={!rascunho} onClick={() => onAbre('publica')}>
        Publicar…
      </Button>
      <Button variant="outline" icon="undo-2" disabled={!undo} onClick={() => undo?.()}>
        Desfazer
      </Button>
      <Button variant="outline" icon="history" disabled={!base} onClick={() => onAbre('versoes')}>
        Versões
      </Button>
      {rascunho && (
        <Button
          variant="ghost"
          icon="trash-2"
          onClick={() => void onRemove(rascunho, 'O rascunho foi descartado.')}
        >
          Descartar rascunho
        </Button>
      )}
      {no_ar && (
        <Button variant="ghost" icon="eye-off" onClick={() => void onTira()}>
          Tirar do ar
        </Button>
      )}
    </div>
  )
}

interface EstadoProps {
  editado: ConteudoEditado
  isGravando: boolean
  semVersao: string | undefined
  onCancel: (versao: VersaoDoConteudo) => void
}

/** What shoppers see, what waits. */
function Estado({ editado, isGravando, semVersao, onCancel }: EstadoProps) {
  const { rascunho, no_ar, agendadas } = editado
  const { fuso } = useTrabalho().loja
  return (
    <div className="publicacao-estado" role="status">
      <NoAr versao={no_ar} semVersao={semVersao} />
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

/** What shoppers see, from when until when. */
function NoAr({ versao, semVersao }: { versao: VersaoDoConteudo | null; semVersao: string | undefined }) {
  const { fuso } = useTrabalho().loja
  if (!versao) return <p>{semVersao ?? <Pill>Fora do ar</Pill>}</p>
  const desde = versao.de ?? versao.publicada_em
  return (
    <p>
      <Pill tone="success">No ar</Pill> {desde && `desde ${formatMomento(desde, fuso)}`}
      {versao.ate && `, até ${formatMomento(versao.ate, fuso)}`}
    </p>
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
