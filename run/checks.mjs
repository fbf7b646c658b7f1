import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'

import { Aviso } from './root.mjs'

const MIN_NODE = 20

/** @param {string} version such as 'v20.1.0' */
export function checkNode(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0])
  if (!(major >= MIN_NODE)) throw new Aviso(`A Vitrine precisa de Node ${MIN_NODE} ou mais novo; este é o ${version}.`)
}

/** @param {string} folder */
export function checkWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Aviso(`Não é possível gravar em ${folder}: use uma pasta em que este usuário possa escrever.`)
  }
}

/** @param {number} port @param {string} host */
export function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const busy = 'code' in error && error.code === 'EADDRINUSE'
      const why = busy ? 'já está em uso' : `não pode ser aberta (${error.message})`
      reject(new Aviso(`A porta ${port} ${why}: encerre o outro programa ou escolha outra, por exemplo PORT=${port + 1} npm start.`))
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** A port that nobody uses now, on the loopback. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
