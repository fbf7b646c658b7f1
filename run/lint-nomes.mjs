import { basename } from 'node:path'

/** Portuguese verbs that have begun a name here; one that is missing is added. */
const verbos = new Set(
  `abrir aceitar adicionar alterar apagar aplicar aprovar atualizar avisar baixar buscar calcular cancelar
  carregar colar colocar comecar comparar compartilhar comprar conferir confirmar contar copiar criar definir desfazer
  desistir desligar devolver dividir editar encontrar enviar entrar escolher esconder escrever esperar esquecer esvaziar
  excluir exportar fechar filtrar formatar gravar guardar importar incluir indicar juntar julgar largar ler levar ligar limpar
  listar marcar montar mostrar mover mudar obter orcar ordenar pagar pedir pegar perguntar pressionar procurar pular
  recarregar receber recuperar recusar remover repetir responder restaurar sair salvar separar servir soltar somar submeter
  tirar tokenizar trocar validar ver verificar voltar`.split(/\s+/),
)

const PORQUE = 'nouns are Portuguese, verbs are English (CONTRIBUTING, names)'

/**
 * Names of files and of what they export begin with an English verb or with a noun. A route module is named by its address.
 * @satisfies {import('./lint.mjs').Rule}
 */
export const nomes = {
  /** @type {import('./lint.mjs').Create} */
  create(context) {
    const arquivo = basename(context.filename.replaceAll('\\', '/'))
    if (/\.route\.tsx?$/.test(arquivo)) return {}
    /** @param {import('./lint.mjs').Ponto} node @param {string | undefined} nome */
    function check(node, nome) {
      const verbo = nome && findVerbo(nome)
      if (verbo) context.report({ node, message: `'${nome}' begins with '${verbo}': ${PORQUE}.` })
    }
    return {
      Program: (node) => check(node, arquivo.replace(/\..*$/, '')),
      ExportNamedDeclaration({ declaration }) {
        if (!declaration) return
        if ('declarations' in declaration)
          for (const { id } of declaration.declarations) check(id, 'name' in id ? id.name : undefined)
        else if ('id' in declaration && declaration.id && 'name' in declaration.id)
          check(declaration.id, declaration.id.name)
      },
    }
  },
}

/** The first word, or the second after `use` and `can`. @param {string} nome in kebab-case or camelCase */
function findVerbo(nome) {
  const [first = '', second = ''] = nome
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
    .split('-')
  return [first, /^(use|can)$/.test(first) ? second : ''].find((palavra) => verbos.has(palavra))
}
