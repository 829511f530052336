// npm run doctor: says whether this machine is ready for the server, and what to do.
import "../server/doctor";
