import { Modal, Switch } from '@vitrine/ui'

import { setTeclas, useTemTeclas, useTrabalho } from '#shell'

import { listTelas } from './telas.ts'

const daSala = [
  { teclas: ['j', 'k'], faz: 'Próxima conversa, anterior' },
  { teclas: ['r'], faz: 'Responder' },
  { teclas: ['n'], faz: 'Escrever uma nota interna' },
  { teclas: ['e'], faz: 'Resolver, ou reabrir' },
  { teclas: ['↑'], faz: 'No campo vazio: editar a sua última mensagem' },
  { teclas: ['/'], faz: 'Buscar na conversa; no campo: respostas prontas' },
  { teclas: ['Esc'], faz: 'Sair do campo' },
]

const daGrade = [
  { teclas: ['↑', '↓', '←', '→'], faz: 'Andar pela grade' },
  { teclas: ['Enter', 'F2'], faz: 'Escrever na célula; Enter grava e desce' },
  { teclas: ['Tab'], faz: 'Gravar e ir ao próximo campo' },
  { teclas: ['Esc'], faz: 'Deixar como estava' },
  { teclas: ['Ctrl', 'D'], faz: 'O mesmo desconto, ou a mesma quantidade, da linha de cima' },
]

const daMesa = [
  { teclas: ['↑', '↓', '←', '→'], faz: 'Andar pela grade' },
  { teclas: ['F2'], faz: 'Escrever um preço; um algarismo também começa' },
  { teclas: ['Enter'], faz: 'Gravar e ir à próxima linha' },
  { teclas: ['Esc'], faz: 'Deixar como estava' },
  { teclas: ['Ctrl', 'D'], faz: 'O mesmo desconto da linha de cima' },
  { teclas: ['Ctrl', 'V'], faz: 'Colar uma coluna de preços' },
  { teclas: ['Ctrl', 'Z'], faz: 'Desfazer' },
]

/** All keys on one sheet, and the way to turn those without a modifier off. */
export function FolhaDeAtalhos({ open, onClose }: { open: boolean; onClose: () => void }) {
  const trabalho = useTrabalho()
  const temTeclas = useTemTeclas()
  const gerais = [
    { teclas: ['Ctrl', 'K'], faz: 'Buscar ou ir para' },
    ...listTelas(trabalho).map(({ tecla, nome }) => ({ teclas: ['g', tecla], faz: `Ir para ${nome}` })),
    { teclas: ['?'], faz: 'Esta folha' },
  ]
  return (
    <Modal open={open} onClose={onClose} title="Atalhos do teclado">
      {open && (
        <>
          <Teclas titulo="Em todo lugar" linhas={gerais} />
          <Teclas titulo="Em Conversas" linhas={daSala} />
          <Teclas titulo="Na grade da negociação" linhas={daGrade} />
          <Teclas titulo="Na grade de um orçamento" linhas={daMesa} />
          <Switch className="mt-4" checked={temTeclas} onChange={({ target }) => setTeclas(target.checked)}>
            Atalhos de uma tecla só
          </Switch>
        </>
      )}
    </Modal>
  )
}

function Teclas({
  titulo,
  linhas,
}: {
  titulo: string
  linhas: readonly { teclas: string[]; faz: string }[]
}) {
  return (
    <>
      <h3 className="mt-2 mb-1">{titulo}</h3>
      <dl className="teclas">
        {linhas.map(({ teclas, faz }) => (
          <div key={faz}>
            <dt>{faz}</dt>
            <dd>
              {teclas.map((tecla) => (
                <kbd key={tecla}>{tecla}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
